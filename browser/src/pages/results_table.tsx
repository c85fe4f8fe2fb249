// A table of results; if it is wider than the page, it scrolls alone.

import type { ComponentChildren } from 'preact';

interface Props {
  label: string;
  /** A column each; with a class for its heading if it has one. */
  heads: (string | [words: string, kind: string])[];
  class?: string;
  children: ComponentChildren;
}

export const ResultsTable = ({ label, heads, class: kind = 'results', children }: Props) => (
  <div class="scroll" tabIndex={0} role="group" aria-label={label}>
    <table class={kind}>
      <thead>
        <tr>
          {heads.map((head) => {
            const [words, of] = typeof head === 'string' ? [head] : head;
            return (
              <th key={words} scope="col" class={of}>
                {words}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
