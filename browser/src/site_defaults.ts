// What the host of this site has chosen for readers who have not chosen themselves. It is in the page's head
// (src/http/site/preview_head.cpp), so that the first drawing has it.

export function siteDefault(name: 'language' | 'board'): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="posthouse-${name}"]`)?.content ?? null;
}
