// Says of the report that it begins, now and then how far it is, and how it begins: not each of its numbers.

import { useEffect, useRef } from 'preact/hooks';
import { say } from '../spoken';
import { t } from '../texts/i18n';
import type { ReportState } from './use_report';

const saidEveryMs = 8000;

/** `first`: its first sentence, once it is ready. */
export function useSpokenReport(report: ReportState, first: string | null | undefined) {
  const { busy, error } = report;
  const latest = useRef(report);
  latest.current = report;
  useEffect(() => {
    if (!busy) return undefined;
    say(t('analysis-report-begins'));
    const timer = setInterval(() => {
      const { done, scores } = latest.current;
      say(t('analysis-report-so-far', { done, all: scores.length }));
    }, saidEveryMs);
    return () => clearInterval(timer);
  }, [busy]);
  useEffect(() => say(error), [error]);
  useEffect(() => say(first ? t('analysis-report-ready', { first }) : ''), [first]);
}
