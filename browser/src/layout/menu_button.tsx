// A button that opens a panel beside it. Arrow keys move in it; Escape, a press elsewhere and another page close it.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { path } from '../app_state';

interface Props {
  id: string;
  /** Of the element around both. */
  class: string;
  button: ComponentChildren;
  buttonClass?: string;
  current?: boolean;
  /** The panel, made when it is opened. */
  children(): ComponentChildren;
}

export function MenuButton({ id, class: kind, button, buttonClass, current, children }: Props) {
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => setOpen(false), [path.value]);
  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        setOpen(false);
        opener.current?.focus();
      }
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const stops = [...(container.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
      const at = stops.indexOf(document.activeElement as HTMLElement);
      if (!by || at < 0) return;
      event.preventDefault(); // the page behind it is not scrolled
      stops[(at + by + stops.length) % stops.length]?.focus();
    };
    const onLeave = ({ target }: Event) => {
      if (!container.current?.contains(target as Node)) setOpen(false);
    };
    addEventListener('keydown', onKeyDown);
    addEventListener('pointerdown', onLeave);
    addEventListener('focusin', onLeave);
    return () => {
      removeEventListener('keydown', onKeyDown);
      removeEventListener('pointerdown', onLeave);
      removeEventListener('focusin', onLeave);
    };
  }, [open]);
  return (
    <div class={kind} ref={container}>
      <button
        ref={opener}
        type="button"
        class={buttonClass}
        aria-expanded={open}
        aria-controls={id}
        aria-current={current ? 'true' : undefined}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      <div id={id} class="menu-panel" hidden={!open}>
        {open && children()}
      </div>
    </div>
  );
}
