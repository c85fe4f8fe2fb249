// Comment, mark, promote or delete the current move.

import { Button } from '../button';
import { t } from '../texts/i18n';
import { Select } from '../pages/form';
import { branchStart, glyphSigns, makeMain, promote, type Node } from './tree';
import type { Analysis } from './use_analysis';

const signs = [3, 1, 5, 6, 2, 4];

export function Notes({ analysis: { study, current, changed } }: { analysis: Analysis }) {
  const place = (move: (node: Node) => void) => {
    move(current);
    changed();
  };
  return (
    <section class="notes" aria-label={t('analysis-notes')}>
      <label for="analysis-comment">{current.parent ? t('analysis-comment', { move: current.shown }) : t('analysis-comment-start')}</label>
      <textarea
        id="analysis-comment"
        rows={2}
        maxLength={4000}
        value={current.comment}
        onInput={(event) => {
          current.comment = event.currentTarget.value;
          changed();
        }}
      />
      {current.parent && (
        <div class="row">
          <SignChoice current={current} changed={changed} />
          {branchStart(current) && (
            <>
              <Button label={t('analysis-promote')} class="small" act={() => place(promote)} />
              <Button label={t('analysis-make-main')} class="small" act={() => place(makeMain)} />
            </>
          )}
          <Button label={t('analysis-delete')} class="small danger" act={() => changed(study.tree.remove(current))} />
        </div>
      )}
    </section>
  );
}

/** The sign of the move; its other glyphs stay. */
function SignChoice({ current, changed }: Pick<Analysis, 'current' | 'changed'>) {
  return (
    <label class="many">
      {t('analysis-sign')}{' '}
      <Select
        value={current.glyphs.find((glyph) => glyph <= 6) ?? 0}
        choose={(chosen) => {
          current.glyphs = [Number(chosen), ...current.glyphs.filter((glyph) => glyph > 6)].filter(Boolean);
          changed();
        }}
        options={[[0, t('analysis-no-sign')], ...signs.map((glyph) => [glyph, glyphSigns[glyph] ?? ''] as const)]}
      />
    </label>
  );
}
