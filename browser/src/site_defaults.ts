// What the host of this site has chosen: its name, and the rest for readers who have not chosen themselves. It is in the
// page's head (src/http/site/preview_head.cpp), so that the first drawing has it.

export function siteDefault(name: 'language' | 'board' | 'name' | 'line' | 'logo'): string | null {
  // Workers and tests have no page.
  if (typeof document === 'undefined') return null;
  return document.querySelector<HTMLMetaElement>(`meta[name="posthouse-${name}"]`)?.content ?? null;
}

export const siteName = siteDefault('name') ?? 'Posthouse';

/** In texts, “Posthouse” stands for what the host calls the site. */
export const withSiteName = (text: string) => text.replaceAll('Posthouse', siteName);
