// How long something lasts that a moderator does.

import { t } from '../../texts/i18n';
import { Select } from '../form';

const durations = ['1d', '3d', '7d', '30d'] as const;

/** Called “for”; empty if it lasts for `ever`. */
export const LastsField = ({ id, value, ever }: { id: string; value?: string; ever?: string }) => (
  <Select
    id={id}
    label={t('deed-for')}
    name="for"
    value={value}
    options={[
      ...durations.map((duration) => [duration as string, t(`deed-for-${duration}`)] as const),
      ...(ever ? [['', ever] as const] : []),
    ]}
  />
);
