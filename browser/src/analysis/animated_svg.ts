// A game as an animated SVG that loops through its positions, without scripts.
//
// Elements that do not change from one frame to the next are written once: each element says in
// which frames it is visible.

const frameMs = 1300;
const lastFrameMs = 4000;

interface Element {
  drawn: string;
  frames: number[];
  /** Its index before the current frame was merged. */
  place: number;
}

interface Picture {
  open: string;
  group: string;
  title: string;
  elements: string[];
}

/** Parses a picture of the rules: one group of elements without children but text. */
function parsePicture(svg: string): Picture {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const group = root.querySelector(':scope > g');
  const title = root.querySelector(':scope > title')?.textContent ?? '';
  const serializer = new XMLSerializer();
  const elements = [...(group?.children ?? [])].map((element) => serializer.serializeToString(element).replace(/ xmlns="[^"]*"/, ''));
  const shell = group?.cloneNode(false) as globalThis.Element | undefined;
  const font = shell?.getAttribute('font-family') ?? 'sans-serif';
  return {
    open: `<svg xmlns="http://www.w3.org/2000/svg" width="${root.getAttribute('width')}" height="${root.getAttribute('height')}" viewBox="${root.getAttribute('viewBox')}" role="img">`,
    group: `<g font-family="${font.replaceAll('"', '&quot;')}">`,
    title,
    elements,
  };
}

/** Merges a frame into the elements, keeping the drawing order. */
function mergeFrame(merged: Element[], byDrawing: Map<string, Element[]>, elements: string[], frame: number) {
  merged.forEach((element, place) => (element.place = place));
  let keyTime = -1;
  let added = 0;
  for (const drawn of elements) {
    const known = byDrawing.get(drawn) ?? [];
    const there = known.find((element) => element.place > keyTime && element.frames.at(-1) !== frame);
    if (there) {
      there.frames.push(frame);
      keyTime = there.place;
      continue;
    }
    const fresh: Element = { drawn, frames: [frame], place: -1 };
    byDrawing.set(drawn, [...known, fresh]);
    merged.splice(keyTime + 1 + added++, 0, fresh);
  }
}

/** An animation that shows an element in `frames` only. */
function visibilityAnimation(frames: number[], count: number): string {
  const lasts = count * frameMs + lastFrameMs;
  const times: string[] = [];
  const values: string[] = [];
  const shown = new Set(frames);
  for (let frame = 0; frame < count; ++frame) {
    const value = shown.has(frame) ? 'visible' : 'hidden';
    if (values.at(-1) === value) continue;
    values.push(value);
    times.push(((frame * frameMs) / lasts).toFixed(6));
  }
  return `<animate attributeName="visibility" calcMode="discrete" dur="${lasts}ms" repeatCount="indefinite" values="${values.join(';')}" keyTimes="${times.join(';')}"/>`;
}

export function animatedSvg(pictures: string[]): string {
  const all = pictures.map(parsePicture);
  const elements: Element[] = [];
  const byDrawing = new Map<string, Element[]>();
  all.forEach((picture, frame) => mergeFrame(elements, byDrawing, picture.elements, frame));
  const first = all[0];
  if (!first) return '';
  let body = '';
  let before = '';
  for (const { drawn, frames } of elements) {
    const when = frames.length === all.length ? '' : visibilityAnimation(frames, all.length);
    if (when !== before) {
      if (before) body += '</g>';
      if (when) body += `<g visibility="${frames[0] === 0 ? 'visible' : 'hidden'}">${when}`;
      before = when;
    }
    body += drawn;
  }
  if (before) body += '</g>';
  const title = (all.at(-1)?.title ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `${first.open}<title>${title}</title>${first.group}${body}</g></svg>\n`;
}
