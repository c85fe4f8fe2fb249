// The sign of the site.

import { siteDefault } from '../site_defaults';

/** The host's logo, or ours: a bowl with three seeds. */
export function Mark() {
  const logo = siteDefault('logo');
  if (logo) return <img class="house-mark" src={logo} alt="" />;
  return (
    <svg class="house-mark" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="14" fill="currentColor" />
      <path d="M5.5 20.5a11.5 11.5 0 0 0 21 0" />
      <ellipse cx="16" cy="10.6" rx="4.3" ry="3.9" />
      <ellipse cx="11.3" cy="18" rx="4.3" ry="3.8" transform="rotate(-20 11.3 18)" />
      <ellipse cx="20.6" cy="18.2" rx="4.3" ry="3.8" transform="rotate(24 20.6 18.2)" />
    </svg>
  );
}
