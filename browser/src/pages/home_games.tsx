// The reader's games as pictures: those that wait for the reader, for others, and the last finished ones.

import { Button } from '../button';
import type { Summary } from '../api';
import { t } from '../texts/i18n';
import { matchPath } from '../texts/format';
import { localGames } from '../offline/local_games';
import { matchesLoaded, myGames, waiting } from '../my_games';
import { GameCard, SmallCard } from './front/game_card';
import { Section } from './section';
import { useNow } from './match/time_left';

const othersShown = 8;
const endedShown = 4;

interface SectionProps {
  name: string;
  title: string;
  matches: Summary[];
  shown: number;
  now: number;
  /** Shows all of them in the long list. */
  more(): void;
}

function SmallCards({ name, title, matches, shown, now, more }: SectionProps) {
  if (matches.length === 0) return null;
  return (
    <Section name={name} title={title} beside={<Button label={t('games-all', { n: matches.length })} class="quiet" act={more} />}>
      <ul class="small-cards">
        {matches.slice(0, shown).map((match) => (
          <SmallCard key={match.id} match={match} now={now} />
        ))}
      </ul>
    </Section>
  );
}

/** `openList`: shows all games of a tab of the long list. */
export function HomeGames({ openList }: { openList(tab: 'theirs' | 'ended'): void }) {
  const now = useNow(waiting.value);
  const others = myGames.value.filter((match) => !match.over && !waiting.value.includes(match));
  const ended = myGames.value.filter((match) => match.over);
  return (
    <>
      {matchesLoaded.value && waiting.value.length + others.length + localGames.value.length === 0 && <p class="soft">{t('games-none')}</p>}
      {waiting.value.length > 0 && (
        <ul class="game-cards">
          {waiting.value.map((match) => (
            <GameCard key={matchPath(match)} match={match} now={now} />
          ))}
        </ul>
      )}
      <SmallCards
        name="others"
        title={t('games-theirs-title')}
        matches={others}
        shown={othersShown}
        now={now}
        more={() => openList('theirs')}
      />
      <SmallCards name="ended" title={t('games-ended-title')} matches={ended} shown={endedShown} now={now} more={() => openList('ended')} />
    </>
  );
}
