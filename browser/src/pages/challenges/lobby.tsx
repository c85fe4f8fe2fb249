// The waiting room, also for visitors: boards that wait for an opponent, and tiles to take or post one.

import * as api from '../../api';
import { becomePlayer, gameNamed, guestsAllowed, isMember, navigate, signUps, titleOf, user } from '../../app_state';
import { Thumbnail } from '../../boards/thumbnail';
import { sampleOf } from '../../boards/sample_positions';
import { t } from '../../texts/i18n';
import { Link } from '../../link';
import { formatPace } from '../../paces';
import { RatingOf } from '../../ratings/rating_of';
import { useTitle } from '../../title';
import { dotted, matchPath, formatAgo, playerLabel } from '../../texts/format';
import '../../styles/pages.css';
import { formatConditions, formatObstacle } from './conditions';
import { CommandButton } from '../command_form';
import { MoreButton, useLongList } from '../long_list';
import { OwnBoards, PlayTiles, useOpenBoards } from './open_boards';
import '../../../locales/en/play.ftl?english';
import { SignUpFirst } from '../account/sign_up_first';
import '../home.css';
import './lobby.css';

/** A stranger does so as a guest. */
const mayPlay = () => isMember() || (guestsAllowed.value && signUps.value !== 'invitation');

/** Guests have no rating; the server says so only once they are guests. */
const needsRating = ({ rating_min, rating_max, within, established }: api.Conditions) =>
  established || (rating_min ?? rating_max ?? within) !== null;

function WaitingBoard({ offer, again }: { offer: api.Offer; again(): void }) {
  const drawing = gameNamed(offer.game)?.drawing;
  const terms = dotted(
    formatPace(offer.clock?.words ?? 'none'),
    offer.first === 'lot' ? '' : t('first-is', { name: offer.first === 'me' ? offer.by.name : t('first-accepts') }),
    offer.rated ? '' : t('unrated'),
    offer.etiquette ? t('etiquette-word') : '',
    formatConditions(offer.wanted),
    offer.games > 1 ? t('waiting-games', { n: offer.games }) : '',
  );
  return (
    <li class={offer.cannot ? 'barred' : ''}>
      {drawing && <Thumbnail drawing={drawing} position={sampleOf(offer.game)} bottom="first" />}
      <span class="who">
        <Link to={`/player/${offer.by.name}`}>{playerLabel(offer.by)}</Link> <RatingOf {...offer.by} />
        <Link to={`/games/${offer.game}`} class="game" label={titleOf(offer.game)} />
      </span>
      <span class="terms">
        {terms}
        <span class="soft"> · {formatAgo(offer.posted)}</span>
        {offer.cannot && <span class="hint">{formatObstacle(offer.cannot)}</span>}
      </span>
      {mayPlay() && !offer.cannot && (user.value || !needsRating(offer.wanted)) && (
        <CommandButton
          before={becomePlayer}
          words={`${offer.game} accept ${offer.board}`}
          button={t('waiting-play')}
          label={t('open-play', { name: offer.by.name, game: titleOf(offer.game) })}
          done={(answer) => (answer.match ? navigate(matchPath(answer.match)) : again())}
        />
      )}
    </li>
  );
}

function WaysForVisitors() {
  return (
    <section>
      <SignUpFirst words={mayPlay() ? t('waiting-sign-up-rated') : t('waiting-sign-up')} />
      <p>
        <Link to="/friend" class="button" label={t('front-friend')} />
      </p>
    </section>
  );
}

const idOf = ({ id }: api.Offer) => id;

export function LobbyPage() {
  useTitle(t('lobby-title'));
  const boards = useOpenBoards();
  const list = useLongList(boards.data, api.listed.waiting, idOf, (last) => api.waitingRoom({ before: last.id }));
  const who = user.value;
  const others = list.all?.filter((offer) => offer.by.name !== who?.name);
  const member = isMember();
  return (
    <div class="player-home">
      <div>
        <div class="home-head">
          <h1>{t('lobby-title')}</h1>
          {member && <Link to="/new" class="button" icon="plus" label={t('challenge-title')} />}
        </div>
        {who && <OwnBoards boards={boards} />}
        {others?.length === 0 && (
          <p class="soft">{others.length < (list.all?.length ?? 0) ? t('waiting-nobody-else') : t('waiting-none')}</p>
        )}
        <ul class="waiting-boards">
          {others?.map((offer) => (
            <WaitingBoard key={matchPath(offer)} offer={offer} again={boards.refetch} />
          ))}
        </ul>
        <MoreButton list={list} />
      </div>
      <aside>
        {mayPlay() && <PlayTiles boards={boards} />}
        {!member && <WaysForVisitors />}
      </aside>
    </div>
  );
}
