// A client generated from an OpenAPI document alone: one function for each operation, by operationId.
//
//   const api = await createClient(url, token);
//   const { body } = await api.gameMove({ game: 'oware', board: 1, move: 'c' });
//
// An operation takes one object: documented parameters go where the document says, the rest is the body. Anything
// undocumented is an error before sending.

/** Reads the lines of a stream. */
async function* linesOf(body) {
    const decoder = new TextDecoder();
    let text = '';
    for await (const bytes of body) {
        text += decoder.decode(bytes, { stream: true });
        for (let end; (end = text.indexOf('\n')) >= 0; text = text.slice(end + 1)) if (end > 0) yield JSON.parse(text.slice(0, end));
    }
}

function operation(base, token, path, method, about) {
    const schema = about.requestBody?.content?.['application/json']?.schema;
    const known = (name) => about.parameters?.find((one) => one.name === name);
    return async (given = {}, { signal } = {}) => {
        const fields = { ...(token ? { Authorization: `Bearer ${token}` } : {}) };
        const body = {},
            query = new URLSearchParams();
        let target = path;
        for (const [name, value] of Object.entries(given)) {
            const place = known(name)?.in;
            if (place === 'path') target = target.replace(`{${name}}`, encodeURIComponent(value));
            else if (place === 'query') query.set(name, value);
            else if (place === 'header') fields[name] = String(value);
            else if (schema?.properties?.[name] || schema?.$ref) body[name] = value;
            else throw new Error(`${about.operationId} knows nothing of “${name}”`);
        }
        for (const one of about.parameters ?? [])
            if (one.required && !(one.name in given)) throw new Error(`${about.operationId} needs “${one.name}”`);
        for (const name of schema?.required ?? []) if (!(name in body)) throw new Error(`${about.operationId} needs “${name}”`);
        if (schema) fields['Content-Type'] = 'application/json';
        const answer = await fetch(`${base}${target}${query.size ? `?${query}` : ''}`, {
            method: method.toUpperCase(),
            headers: fields,
            body: schema ? JSON.stringify(body) : undefined,
            signal,
        });
        const type = answer.headers.get('content-type')?.split(';')[0];
        if (!about.responses[answer.status]) throw new Error(`${about.operationId} answers ${answer.status}, unheard of`);
        if (type === 'application/x-ndjson') return { status: answer.status, lines: linesOf(answer.body) };
        return { status: answer.status, body: /^application\/(problem\+)?json$/.test(type) ? await answer.json() : await answer.text() };
    };
}

export async function createClient(url, token) {
    const document = await (await fetch(`${url}/api/openapi.json`)).json();
    const base = new URL(document.servers[0].url, url).href.replace(/\/$/, '');
    const client = {};
    for (const [path, methods] of Object.entries(document.paths))
        for (const [method, about] of Object.entries(methods)) client[about.operationId] = operation(base, token, path, method, about);
    return client;
}
