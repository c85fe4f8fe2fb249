// Comment, mark, promote or delete the current move.

import { Button } from '../button';
import { t } from '../texts/i18n';
import { branchStart, glyphSigns, makeMain, promote } from './tree';
import type { Analysis } from './use_analysis';

const signs = [3, 1, 5, 6, 2, 4];

export function Notes({ analysis: { study, current, changed } }: { analysis: Analysis }) {
  const beside = branchStart(current);
  const sign = current.glyphs.find((glyph) => glyph <= 6) ?? 0;
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
          <label class="many">
            {t('analysis-sign')}{' '}
            <select
              value={sign}
              onChange={(event) => {
                const chosen = Number(event.currentTarget.value);
                current.glyphs = [...(chosen ? [chosen] : []), ...current.glyphs.filter((glyph) => glyph > 6)];
                changed();
              }}
            >
              <option value={0}>{t('analysis-no-sign')}</option>
              {signs.map((glyph) => (
                <option key={glyph} value={glyph}>
                  {glyphSigns[glyph]}
                </option>
              ))}
            </select>
          </label>
          {beside && (
            <Button
              label={t('analysis-promote')}
              class="small"
              act={() => {
                promote(current);
                changed();
              }}
            />
          )}
          {beside && (
            <Button
              label={t('analysis-make-main')}
              class="small"
              act={() => {
                makeMain(current);
                changed();
              }}
            />
          )}
          <Button label={t('analysis-delete')} class="small danger" act={() => changed(study.tree.remove(current))} />
        </div>
      )}
    </section>
  );
}
