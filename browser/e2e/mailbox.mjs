// Parses mails as a mail program would (headers, text, HTML) and writes replies.

/** Decodes quoted-printable or base64. */
function decode(body, encoding) {
    if (/base64/i.test(encoding)) return Buffer.from(body, 'base64');
    if (!/quoted-printable/i.test(encoding)) return Buffer.from(body, 'utf8');
    const plain = body.replace(/=\r?\n/g, '');
    const bytes = [];
    for (let at = 0; at < plain.length; ++at) {
        const hexadecimal = plain[at] === '=' && /^[0-9A-F]{2}$/i.test(plain.slice(at + 1, at + 3));
        if (hexadecimal) {
            bytes.push(parseInt(plain.slice(at + 1, at + 3), 16));
            at += 2;
        } else {
            bytes.push(...Buffer.from(plain[at], 'utf8'));
        }
    }
    return Buffer.from(bytes);
}

function parseHeaders(raw) {
    const end = raw.search(/\r?\n\r?\n/);
    const head = (end < 0 ? raw : raw.slice(0, end)).replace(/\r?\n[ \t]+/g, ' ');
    const fields = new Map();
    for (const line of head.split(/\r?\n/)) {
        const colon = line.indexOf(':');
        if (colon <= 0) continue;
        const name = line.slice(0, colon).toLowerCase();
        fields.set(name, [...(fields.get(name) ?? []), line.slice(colon + 1).trim()]);
    }
    return { fields, body: end < 0 ? '' : raw.slice(end).replace(/^\r?\n\r?\n/, '') };
}

function collectParts(raw, letter) {
    const { fields, body } = parseHeaders(raw);
    const type = fields.get('content-type')?.[0] ?? 'text/plain';
    const boundary = type.match(/boundary="?([^";]+)"?/i)?.[1];
    if (boundary) {
        const parts = body.split(`--${boundary}`).slice(1, -1);
        for (const part of parts) collectParts(part.replace(/^\r?\n/, ''), letter);
        return fields;
    }
    const bytes = decode(body, fields.get('content-transfer-encoding')?.[0] ?? '');
    if (/^text\/plain/i.test(type)) letter.text ||= bytes.toString('utf8').replace(/\r\n/g, '\n');
    if (/^text\/html/i.test(type)) letter.html ||= bytes.toString('utf8');
    return fields;
}

/** RFC 2047: “=?UTF-8?Q?board_12?=”. */
function decodeWords(field) {
    const words = /=\?utf-8\?([bq])\?([^?]*)\?=(?:\s+(?==\?))?/gi;
    return field.replace(words, (_, how, text) =>
        how.toLowerCase() === 'b'
            ? Buffer.from(text, 'base64').toString('utf8')
            : decode(text.replaceAll('_', ' '), 'quoted-printable').toString('utf8'),
    );
}

const lettersRead = new Map();
/** Returns `field('subject')`, `text`, `html`, and the mail itself in `raw`. Tests read the same mails often. */
export function readLetter(raw) {
    if (!lettersRead.has(raw)) lettersRead.set(raw, parseLetter(raw));
    return lettersRead.get(raw);
}

function parseLetter(raw) {
    const letter = { raw, text: '', html: '' };
    const fields = collectParts(raw, letter);
    letter.field = (name) => decodeWords(fields.get(name)?.[0] ?? '');
    return letter;
}

/** A value from the machine-readable block. */
export const blockValue = (letter, name) => letter.text.match(new RegExp(`^${name}: ?(.*(?:\\n  .*)*)$`, 'm'))?.[1].replace(/\n {2}/g, ' ');

const addressIn = (field) => field.match(/<([^>]+)>/)?.[1] ?? field;

/** The mail that a mail program sends when its user replies with `words` above the quotation. */
export function reply(letter, from, words) {
    const quoted = letter.text
        .split('\n')
        .map((line) => (line ? `> ${line}` : '>'))
        .join('\n');
    const to = addressIn(letter.field('reply-to') || letter.field('from'));
    const id = letter.field('message-id');
    const subject = letter.field('subject').replace(/^(Re: )?/, 'Re: ');
    return [
        `From: ${from}`,
        `To: ${to}`,
        `Subject: ${subject}`,
        `Message-ID: <${Math.random().toString(36).slice(2)}${Date.now()}@client.example>`,
        `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
        `In-Reply-To: ${id}`,
        `References: ${letter.field('references')} ${id}`,
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: 8bit',
        '',
        words,
        '',
        'On Sat, 21 Nov 2026 at 10:00, Posthouse <house@house.example> wrote:',
        '',
        quoted,
        '',
    ].join('\n');
}

/** A new mail. */
export function newMail(from, to, subject, body = '') {
    return [
        `From: ${from}`,
        `To: ${to}`,
        `Subject: ${subject}`,
        `Message-ID: <${Math.random().toString(36).slice(2)}${Date.now()}@client.example>`,
        `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
        '',
        body,
        '',
    ].join('\n');
}
