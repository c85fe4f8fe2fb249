// A part of a page that its heading names.

import type { ComponentChildren } from 'preact';

interface Props {
  /** The heading's id is NAME-title. */
  name: string;
  title: ComponentChildren;
  class?: string;
  /** In the line of the heading, at its end. */
  beside?: ComponentChildren;
  /** Addresses may end with #NAME. */
  anchor?: boolean;
  children: ComponentChildren;
}

export function Section({ name, title, class: kind, beside, anchor, children }: Props) {
  const heading = <h2 id={`${name}-title`}>{title}</h2>;
  return (
    <section class={kind} id={anchor ? name : undefined} aria-labelledby={`${name}-title`}>
      {beside === undefined ? (
        heading
      ) : (
        <div class="section-head">
          {heading}
          {beside}
        </div>
      )}
      {children}
    </section>
  );
}
