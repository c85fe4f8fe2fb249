// Comment, mark, promote or delete the current move.

import { t } from '../texts/i18n';
import { branchStart, glyphSigns, makeMain, promote } from './tree';
import type { Analysis } from './use_analysis';

const signs = [3, 1, 5, 6, 2, 4];

export function Notes({ analysis: { study, at, changed } }: { analysis: Analysis }) {
  const beside = branchStart(at);
  const sign = at.glyphs.find((glyph) => glyph <= 6) ?? 0;
  return (
    <section class="notes" aria-label={t('analysis-notes')}>
      <label for="analysis-comment">{at.parent ? t('analysis-comment', { move: at.shown }) : t('analysis-comment-start')}</label>
      <textarea
        id="analysis-comment"
        rows={2}
        maxLength={4000}
        value={at.comment}
        onInput={(event) => {
          at.comment = event.currentTarget.value;
          changed();
        }}
      />
      {at.parent && (
        <div class="row">
          <label class="many">
            {t('analysis-sign')}{' '}
            <select
              value={sign}
              onChange={(event) => {
                const chosen = Number(event.currentTarget.value);
                at.glyphs = [...(chosen ? [chosen] : []), ...at.glyphs.filter((one) => one > 6)];
                changed();
              }}
            >
              <option value={0}>{t('analysis-no-sign')}</option>
              {signs.map((one) => (
                <option key={one} value={one}>
                  {glyphSigns[one]}
                </option>
              ))}
            </select>
          </label>
          {beside && (
            <button
              type="button"
              class="small"
              onClick={() => {
                promote(at);
                changed();
              }}
            >
              {t('analysis-promote')}
            </button>
          )}
          {beside && (
            <button
              type="button"
              class="small"
              onClick={() => {
                makeMain(at);
                changed();
              }}
            >
              {t('analysis-make-main')}
            </button>
          )}
          <button type="button" class="small danger" onClick={() => changed(study.tree.remove(at))}>
            {t('analysis-delete')}
          </button>
        </div>
      )}
    </section>
  );
}
