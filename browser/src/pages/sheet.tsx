// A panel that opens over the page: beside its button, or from below on a phone.

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../texts/i18n';
import { Button } from '../button';
import type { IconName } from '../icons';

interface Props {
  title: string;
  open: boolean;
  close(): void;
  class?: string;
  children: ComponentChildren;
}

const gap = 8;

/** Above the opener if there is room, otherwise below it, and on the screen in any case. */
function placeBeside(opener: DOMRect, box: HTMLDialogElement) {
  const { offsetWidth, offsetHeight } = box;
  const above = opener.top - gap - offsetHeight;
  const top = above >= gap ? above : Math.min(opener.bottom + gap, innerHeight - offsetHeight - gap);
  const left = Math.min(opener.left, innerWidth - offsetWidth - 2 * gap);
  box.style.setProperty('--top', `${Math.max(gap, top)}px`);
  box.style.setProperty('--left', `${Math.max(gap, left)}px`);
}

export function Sheet({ title, open, close, class: kind = '', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // What is inside is made when it is first opened, and kept with what the reader has typed there.
  const opened = useRef(false);
  opened.current ||= open;
  useLayoutEffect(() => {
    const box = dialog.current;
    if (!open || !box || box.open) {
      if (!open) box?.close();
      return;
    }
    const opener = document.activeElement?.getBoundingClientRect();
    box.showModal();
    if (!opener) return;
    // What is inside may come later, and make it larger.
    const sizes = new ResizeObserver(() => placeBeside(opener, box));
    sizes.observe(box);
    placeBeside(opener, box);
    return () => sizes.disconnect();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      class={`pop ${kind}`}
      aria-label={title}
      // Not if it was closed from outside, and perhaps opened again since.
      onClose={() => {
        if (open && !dialog.current?.open) close();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div class="pop-inside">
        <header>
          <h2>{title}</h2>
          <IconButton icon="close" label={t('close')} act={close} />
        </header>
        {opened.current && children}
      </div>
    </dialog>
  );
}

interface IconButtonProps {
  icon: IconName;
  label: string;
  act(): void;
  pressed?: boolean;
}

export const IconButton = ({ icon, label, act, pressed }: IconButtonProps) => (
  <Button class="quiet icon-only" icon={icon} aria-label={label} title={label} aria-pressed={pressed} act={act} />
);
