// Renders its children once the rules are loaded.

import type { ComponentChildren } from 'preact';
import { Alert } from '../alert';
import { t } from '../texts/i18n';
import type { Rules } from '../engine/rules';
import { useRules } from './use_rules';

export function RequireRules({ children }: { children: (rules: Rules) => ComponentChildren }) {
  const { rules, broken, again } = useRules();
  if (rules) return <>{children(rules)}</>;
  if (!broken) return <p class="wait">{t('one-moment')}</p>;
  return <Alert text={t('rules-not-fetched')} retry={again} />;
}
