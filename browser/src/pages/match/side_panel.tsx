// Beside the board, or in a sheet on a phone: the moves, and as tabs the chat, the reader's note and
// the conditional moves. All of them stay mounted: what is being written is kept.

import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { t } from '../../texts/i18n';

export interface Panel<Name extends string = string> {
  id: Name;
  title: string;
  content: ComponentChildren;
}

interface Props<Name extends string> {
  panels: Panel<Name>[];
  open: Name;
  choose(id: Name): void;
}

export function Panels<Name extends string>({ panels, open, choose }: Props<Name>) {
  const base = useId();
  const shown = panels.some(({ id }) => id === open) ? open : panels[0]?.id;

  function onKeyDown(event: KeyboardEvent) {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = panels[panels.findIndex(({ id }) => id === shown) + by];
    if (!by || !next) return;
    event.preventDefault();
    event.stopPropagation();
    choose(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  }
  return (
    <div class="panels">
      <div class="panel-tabs" role="tablist" aria-label={t('match-panels')} onKeyDown={onKeyDown}>
        {panels.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-selected={id === shown}
            aria-controls={`${base}-${id}-panel`}
            tabIndex={id === shown ? 0 : -1}
            onClick={() => choose(id)}
          >
            {title}
          </button>
        ))}
      </div>
      {panels.map(({ id, content }) => (
        <div key={id} role="tabpanel" id={`${base}-${id}-panel`} aria-labelledby={`${base}-${id}`} hidden={id !== shown}>
          {content}
        </div>
      ))}
    </div>
  );
}
