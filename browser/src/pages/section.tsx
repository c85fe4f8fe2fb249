// A part of a page that its heading names.

import type { ComponentChildren } from 'preact';

interface Props {
  /** The heading's id is NAME-title. */
  name: string;
  title: ComponentChildren;
  class?: string;
  /** Addresses may end with #NAME. */
  anchor?: boolean;
  children: ComponentChildren;
}

export const Section = ({ name, title, class: kind, anchor, children }: Props) => (
  <section class={kind} id={anchor ? name : undefined} aria-labelledby={`${name}-title`}>
    <h2 id={`${name}-title`}>{title}</h2>
    {children}
  </section>
);
