// Export and import: links, text, pictures.

import { useState } from 'preact/hooks';
import { Button } from '../button';
import { Alert } from '../alert';
import { games, navigate } from '../app_state';
import { t } from '../texts/i18n';
import type { Line, Rules } from '../engine/rules';
import { pictureOf, readGames } from '../engine/study_module';
import { textPath } from './address';
import { animatedSvg } from './animated_svg';
import { textOf } from './game_text';
import { Form } from '../pages/form';
import { embedCode } from '../share/share_sheet';
import type { AnalysisModel } from './use_analysis_board';

/** Many programs cut off longer URLs. */
const maxUrlLength = 2000;

function save(name: string, type: string, content: BlobPart) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Rendered by the browser at double resolution. */
async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = 2 * (image.naturalWidth || 600);
  canvas.height = 2 * (image.naturalHeight || 300);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}

/** What the server's pictures and frames are asked for. */
const query = ({ from }: Line, played: string[]) => new URLSearchParams({ ...(from ? { position: from } : {}), moves: played.join(',') });

export function SharePanel({ model }: { model: AnalysisModel }) {
  const { analysis, rules } = model;
  const { study, line } = analysis;
  const [message, setMessage] = useState('');
  const text = textOf(rules, study);

  async function copy(words: string) {
    try {
      await navigator.clipboard.writeText(words);
      setMessage(t('analysis-copied'));
    } catch {
      setMessage(t('analysis-copy-yourself', { words }));
    }
  }
  async function copyStudy() {
    const address = location.origin + (await textPath(study.game, text));
    if (address.length > maxUrlLength) return setMessage(t('analysis-link-long'));
    return copy(address);
  }
  const embed = embedCode(`/board/${study.game}?${query(line, line.moves)}`);

  return (
    <div class="share">
      <h3>{t('analysis-links')}</h3>
      <div class="row">
        <Button label={t('analysis-copy-link')} class="small" act={() => copy(location.href)} />
        <Button label={t('analysis-copy-study')} class="small" act={copyStudy} />
        <Button label={t('share-copy', { what: t('share-embed') })} class="small" act={() => copy(embed)} />
      </div>
      <h3>{t('analysis-pictures')}</h3>
      <Pictures model={model} failed={() => setMessage(t('analysis-no-png'))} />
      <p class="hint">{t('analysis-film-about')}</p>
      <h3>{t('analysis-text')}</h3>
      <label for="analysis-game-text" class="unseen">
        {t('analysis-text')}
      </label>
      <textarea id="analysis-game-text" rows={10} readOnly value={text} />
      <div class="row">
        <Button label={t('analysis-copy-text')} class="small" act={() => copy(text)} />
        <Button label={t('analysis-save-text')} class="small" act={() => save(`${study.game}.txt`, 'text/plain', text)} />
      </div>
      <p role="status">{message}</p>
      <Import rules={rules} />
    </div>
  );
}

/** Of the position, and of the way to it or, at the beginning, of the whole game. */
function Pictures({ model: { analysis, view }, failed }: { model: AnalysisModel; failed(): void }) {
  const { line, current, main } = analysis;
  const name = `${line.game}-${current.ply}`;
  const moves = current.parent ? line.moves : main.line.moves;
  const picture = (played: string[]) => pictureOf({ ...line, moves: played }, view.bottom);
  const png = () => pngOf(picture(line.moves)).then((made) => save(`${name}.png`, 'image/png', made), failed);
  const film = () => {
    const pictures = Array.from({ length: moves.length + 1 }, (_, plies) => picture(moves.slice(0, plies)));
    save(`${line.game}.svg`, 'image/svg+xml', animatedSvg(pictures));
  };
  return (
    <div class="row">
      <Button label={t('analysis-svg')} class="small" act={() => save(`${name}.svg`, 'image/svg+xml', picture(line.moves))} />
      <Button label={t('analysis-png')} class="small" act={png} />
      <Button label={t('analysis-film')} class="small" act={film} />
      {moves.length > 0 && (
        <a class="button small" href={`/api/board/${line.game}.gif?${query(line, moves)}`} download={`${line.game}.gif`}>
          {t('analysis-gif')}
        </a>
      )}
    </div>
  );
}

/** Opened through its URL, so that Back works. */
export function Import({ rules }: { rules: Rules }) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState('');
  const [found, setFound] = useState<{ title: string; address: Promise<string> }[]>([]);

  function open(words: string) {
    setFound([]);
    const read = readGames(words, rules.reader);
    if ('error' in read) return setWrong(read.error);
    setWrong('');
    const all = read.games.map((game) => ({
      title: titleOfGame(game.game, game.tags, game.result),
      address: textPath(game.game, game.text),
    }));
    if (all.length === 1) return void all[0]?.address.then(navigate);
    return setFound(all);
  }
  return (
    <Form class="import" send={() => open(text)}>
      <h2>{t('analysis-import')}</h2>
      <label for="analysis-import">{t('analysis-import-about')}</label>
      <textarea
        id="analysis-import"
        rows={4}
        value={text}
        placeholder={`[Game "${games.value[0]?.name ?? ''}"]\n\n1. …`}
        spellcheck={false}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <div class="row">
        <button class="main">{t('analysis-import-open')}</button>
        <label class="many">
          {t('analysis-import-file')}{' '}
          <input
            type="file"
            accept=".txt,.pgn,text/plain"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              void file?.text().then((words) => {
                setText(words);
                open(words);
              });
            }}
          />
        </label>
      </div>
      <Alert text={wrong} />
      {found.length > 0 && (
        <ul>
          {found.map(({ title, address }, i) => (
            <li key={i}>
              <Button label={title} class="small" act={() => address.then(navigate)} />
            </li>
          ))}
        </ul>
      )}
    </Form>
  );
}

function titleOfGame(game: string, tags: [string, string][], result: string): string {
  const tag = (name: string) => tags.find(([key]) => key === name)?.[1] ?? '?';
  return `${game}: ${tag('First')} – ${tag('Second')} ${result}`;
}
