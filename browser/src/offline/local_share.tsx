// How a game of this browser is shown elsewhere: a link to its moves, and a text file.

import { useEffect, useState } from 'preact/hooks';
import { Button } from '../button';
import { linePath } from '../analysis/address';
import { Copied, SendButton } from '../share/share_sheet';
import { t } from '../texts/i18n';

interface Props {
  game: string;
  from: string | null;
  moves: string[];
  save(): void;
}

export function LocalShare({ game, from, moves, save }: Props) {
  const [address, setAddress] = useState('');
  useEffect(() => void linePath(game, from, moves).then((path) => setAddress(location.origin + path)), [game, from, moves]);
  return (
    <>
      <Copied id="share-link" label={t('share-link')} value={address} />
      <SendButton address={address} />
      <Button label={t('play-keep-text')} act={save} />
    </>
  );
}
