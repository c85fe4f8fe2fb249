// Extracts sentences from C++ sources, to check the translations' completeness: the code and English
// of every refuse("code", "English", …), and every string literal.

import { readFileSync } from 'node:fs';

const literal = /"(?:[^"\\\n]|\\.)*"/g;
const bytes = (escapes) => Buffer.from(escapes.replaceAll('\\x', ''), 'hex').toString();
const written = (quoted) => JSON.parse(quoted.replace(/\\'/g, "'").replace(/(?:\\x[\dA-Fa-f]{2})+/g, bytes));
/** Concatenates adjacent string literals. */
const joined = (source) => [...source.matchAll(literal)].map(([piece]) => written(piece)).join('');

/** The source of the arguments of the call whose parenthesis opens before `from`. */
function argumentsAt(source, from) {
  const parts = [''];
  let depth = 1;
  const token = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)'|[\s\S]/y;
  token.lastIndex = from;
  for (let found; (found = token.exec(source)); ) {
    const [piece] = found;
    if ('({['.includes(piece)) ++depth;
    if (')}]'.includes(piece) && --depth === 0) break;
    if (piece === ',' && depth === 1) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts.map((part) => part.trim());
}

const lineOf = (source, at) => source.slice(0, at).split('\n').length;
/** Without comments; line numbers stay. */
const readSource = (file) => readFileSync(file, 'utf8').replace(/^\s*\/\/.*$/gm, '');

/** Each refusal of a file: its line, code and English sentence; null where a value stands instead. */
export function refusalsOf(file) {
  const source = readSource(file);
  return [...source.matchAll(/\brefuse\(/g)].map((call) => {
    const [code, english] = argumentsAt(source, call.index + call[0].length).map((part) =>
      /^(?:"(?:[^"\\\n]|\\.)*"\s*)+$/.test(part) ? joined(part) : null,
    );
    return { line: lineOf(source, call.index), code, english };
  });
}

/** All string literals of a file. */
export function textsOf(file) {
  const tokens = /'(?:[^'\\\n]|\\.)'|((?:"(?:[^"\\\n]|\\.)*"\s*)+)/g;
  return [...readSource(file).matchAll(tokens)].flatMap(([, text]) => (text ? [joined(text)] : []));
}
