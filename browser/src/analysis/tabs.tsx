// Tabs; the arrow keys select the next one.

import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

export interface Tab {
  name: string;
  title: string;
  shown(): ComponentChildren;
}

export function Tabs({ label, tabs, open, choose }: { label: string; tabs: Tab[]; open: string; choose(name: string): void }) {
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.find((tab) => tab.name === open) ?? tabs[0];
  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by || !current) return;
    event.preventDefault();
    const to = tabs[(tabs.indexOf(current) + by + tabs.length) % tabs.length];
    if (!to) return;
    choose(to.name);
    list.current?.querySelector<HTMLElement>(`#tab-${to.name}`)?.focus();
  }
  return (
    <div class="tabs">
      <div role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            id={`tab-${tab.name}`}
            type="button"
            role="tab"
            aria-selected={tab === current}
            aria-controls={`panel-${tab.name}`}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => choose(tab.name)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {current && (
        <div role="tabpanel" id={`panel-${current.name}`} aria-labelledby={`tab-${current.name}`}>
          {current.shown()}
        </div>
      )}
    </div>
  );
}
