// The house's help texts: Markdown that reads well as plain text, shown as elements. Only what
// those texts use: headings, paragraphs, lists, tables, code blocks, `code`, **bold** and
// *italics*. Never HTML.

import type { ComponentChildren } from 'preact';

function inline(text: string): ComponentChildren[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*)/).map((part) => {
    if (part.length > 2 && part.startsWith('`') && part.endsWith('`'))
      return <code>{part.slice(1, -1)}</code>;
    if (part.length > 4 && part.startsWith('**')) return <strong>{part.slice(2, -2)}</strong>;
    if (part.length > 2 && part.startsWith('*') && part.endsWith('*'))
      return <em>{part.slice(1, -1)}</em>;
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
    <div class="scroll">
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

function heading(line: string): ComponentChildren {
  const words = inline(line.replace(/^#+\s*/, ''));
  const depth = /^#+/.exec(line)?.[0].length ?? 1;
  return depth === 1 ? <h3>{words}</h3> : <h4>{words}</h4>;
}

/** One block: lines without a blank one between them. */
function block(lines: string[]): ComponentChildren {
  const [first = ''] = lines;
  if (first.startsWith('#'))
    return (
      <>
        {heading(first)}
        {lines.length > 1 && block(lines.slice(1))}
      </>
    );
  if (lines.every((line) => /^( {4}|\t)/.test(line)))
    return <pre>{lines.map((line) => line.replace(/^( {4}|\t)/, '')).join('\n')}</pre>;
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

export function Markdown({ text }: { text: string }) {
  const blocks: ComponentChildren[] = [];
  let lines: string[] = [];
  let fenced = false;
  const close = () => {
    if (lines.length > 0) blocks.push(fenced ? <pre>{lines.join('\n')}</pre> : block(lines));
    lines = [];
  };
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) {
      close();
      fenced = !fenced;
    } else if (line.trim() === '' && !fenced) {
      // An indented drawing may have blank lines in it; two drawings in a row read the same as one.
      close();
    } else {
      lines.push(line);
    }
  }
  close();
  return <div class="help">{blocks}</div>;
}
