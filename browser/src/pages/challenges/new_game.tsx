// A new game: a sheet over the page, whose address is /new, /new/GAME or /new/GAME/OPPONENT.

import { closeSheet, sheet, user } from '../../app_state';
import { t } from '../../texts/i18n';
import { SignUpFirst } from '../account/sign_up_first';
import { HomePage } from '../home';
import { Sheet } from '../sheet';
import { ChallengeForm } from './challenge';

export function NewGameSheet() {
  const [, , game, opponent] = sheet.value.split('/');
  const title = opponent ? t('challenge-player', { name: opponent }) : t('challenge-title');
  const who = user.value;
  return (
    <Sheet class="new-game-sheet" title={title} open={sheet.value !== ''} close={closeSheet}>
      {sheet.value && who && <ChallengeForm key={sheet.value} me={who.name} game={game} opponent={opponent} />}
      {who === null && <SignUpFirst words={t('waiting-sign-up')} />}
    </Sheet>
  );
}

/** Below the sheet if the visit begins with its address. */
export const NewGamePage = () => <HomePage />;
