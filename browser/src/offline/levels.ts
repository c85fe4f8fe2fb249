// The engine's levels and what each plays like.

import english from '../../locales/en/levels.ftl';
import { addEnglish, t } from '../i18n';

addEnglish(english);

export const levelMax = 20;

/** A level's playing strength: "learner". */
export const levelStyle = (level: number) => t(`like-${level}`);
