// Renders help texts, a subset of Markdown: headings, paragraphs, lists, tables, code blocks,
// `code`, **bold** and *italics*. Never HTML. A drawing of a board followed by its position in one
// line becomes an interactive board (diagram.tsx).

import type { ComponentChildren } from 'preact';
import { Diagram, readDiagram } from '../diagram';

function inline(text: string): ComponentChildren[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*)/).map((part) => {
    if (part.length > 2 && part.startsWith('`') && part.endsWith('`')) return <code>{part.slice(1, -1)}</code>;
    if (part.length > 4 && part.startsWith('**')) return <strong>{part.slice(2, -2)}</strong>;
    if (part.length > 2 && part.startsWith('*') && part.endsWith('*')) return <em>{part.slice(1, -1)}</em>;
    return part;
  });
}

const item = /^\s{0,3}([-*]|\d+[.)])\s+/;

function list(lines: string[]): ComponentChildren {
  const items: string[] = [];
  for (const line of lines)
    if (item.test(line)) items.push(line.replace(item, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`.trim());
  const entries = items.map((words) => <li>{inline(words)}</li>);
  return /^\s*\d/.test(lines[0] ?? '') ? <ol>{entries}</ol> : <ul>{entries}</ul>;
}

function table(lines: string[]): ComponentChildren {
  const rows = lines
    .filter((line) => !/^\s*\|[\s:|-]+\|\s*$/.test(line))
    .map((line) =>
      line
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim()),
    );
  const [head = [], ...body] = rows;
  return (
    <div class="scroll" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th scope="col">{inline(cell)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row) => (
            <tr>
              {row.map((cell) => (
                <td>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const headed = /^(#+)\s*(.*)$/;
/** A heading's anchor: "how-a-game-ends". */
const placeOf = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The headings, for a table of contents. */
export function contentsOf(text: string): { words: string; place: string }[] {
  return text.split('\n').flatMap((line) => {
    const words = headed.exec(line)?.[2];
    return words ? { words, place: placeOf(words) } : [];
  });
}

function heading(line: string): ComponentChildren {
  const [, signs = '#', words = ''] = headed.exec(line) ?? [];
  const place = placeOf(words);
  return signs.length === 1 ? <h2 id={place}>{inline(words)}</h2> : <h3 id={place}>{inline(words)}</h3>;
}

const indented = (line: string) => /^( {4}|\t)/.test(line);

/** An indented block: a board or preformatted text. */
function drawn(lines: string[]): ComponentChildren {
  const text = lines.map((line) => line.replace(/^( {4}|\t)/, '')).join('\n');
  const line = readDiagram(lines.at(-1) ?? '');
  return line ? <Diagram line={line} text={text} /> : <pre tabIndex={0}>{text}</pre>;
}

/** One block: consecutive lines that are not blank. */
function block(lines: string[]): ComponentChildren {
  const [first = ''] = lines;
  if (headed.test(first))
    return (
      <>
        {heading(first)}
        {lines.length > 1 && block(lines.slice(1))}
      </>
    );
  if (item.test(first)) return list(lines);
  if (lines.every((line) => line.trim().startsWith('|'))) return table(lines);
  const start = lines.findIndex((line) => item.test(line));
  if (start > 0)
    return (
      <>
        {block(lines.slice(0, start))}
        {list(lines.slice(start))}
      </>
    );
  return <p>{inline(lines.map((line) => line.trim()).join(' '))}</p>;
}

type Kind = 'words' | 'drawing' | 'fenced';

export function Markdown({ text }: { text: string }) {
  const blocks: ComponentChildren[] = [];
  let lines: string[] = [];
  let kind = 'words' as Kind;
  const close = (next: Kind) => {
    while (lines.at(-1) === '') lines.pop();
    if (lines.length > 0)
      blocks.push(kind === 'fenced' ? <pre tabIndex={0}>{lines.join('\n')}</pre> : kind === 'drawing' ? drawn(lines) : block(lines));
    lines = [];
    kind = next;
  };
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) {
      close(kind === 'fenced' ? 'words' : 'fenced');
    } else if (kind === 'fenced') {
      lines.push(line);
    } else if (line.trim() === '') {
      // A drawing may contain blank lines.
      if (kind === 'drawing') lines.push('');
      else close('words');
    } else if (indented(line) && (kind === 'drawing' || lines.length === 0)) {
      if (kind === 'words') close('drawing');
      lines.push(line);
      if (readDiagram(line)) close('words');
    } else {
      if (kind === 'drawing') close('words');
      lines.push(line);
    }
  }
  close('words');
  return <div class="help">{blocks}</div>;
}
