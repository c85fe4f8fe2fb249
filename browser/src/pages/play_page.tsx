// Games against the computer in this browser, which the front page fetches ahead.

import { lazyPart } from '../lazy';

export const PlayPage = lazyPart(() => import('../offline/practice_page').then((part) => part.PracticePage));
