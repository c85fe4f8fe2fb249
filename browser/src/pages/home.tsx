// The home page. Visitors: front.tsx. Players: player_home.tsx.

import { user } from '../app_state';
import { firstPart, lazyPart } from '../lazy';

export const FrontPage = firstPart(() => import('./front/front').then((part) => part.FrontPage));
const PlayerHome = lazyPart(() => import('./people/player_home').then((part) => part.PlayerHome));

export function HomePage() {
  const who = user.value;
  return who ? <PlayerHome key={who.name} name={who.name} /> : <FrontPage />;
}
