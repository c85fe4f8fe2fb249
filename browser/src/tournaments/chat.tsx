// What the players of a tournament say to each other.

import { useEffect, useRef, useState } from 'preact/hooks';
import * as api from '../api';
import { user } from '../app_state';
import { Avatar } from '../icons';
import { CommandForm } from '../pages/command_form';
import { Field } from '../pages/form';
import { Section } from '../pages/section';
import { formatAgo } from '../texts/format';
import { calledName, t } from '../texts/i18n';

const openAfterEnd = 86_400_000;

interface Props {
  tournament: api.Tournament;
  again(): void;
}

export function TournamentChat({ tournament: { name, game, players, by, ended, said }, again }: Props) {
  const [messages, setMessages] = useState<api.TournamentMessage[]>([]);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (said > 0) void api.tournamentChat(name).then(setMessages, () => undefined);
  }, [name, said, user.value?.name]);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [messages]);
  const writes =
    [by, ...players].some((player) => player.name === user.value?.name) && (ended === null || Date.now() < ended + openAfterEnd);
  if (messages.length === 0 && !writes) return null;
  return (
    <Section name="chat" title={t('tournament-chat')}>
      {messages.length > 0 && (
        <ul ref={list} class="tournament-talk" tabIndex={0} role="log" aria-label={t('tournament-chat')}>
          {messages.map((message) => (
            <li key={message.number} title={formatAgo(message.at)}>
              <Avatar name={message.by.name} small />
              <span class="pre">
                <strong>{calledName(message.by.name)}</strong> {message.text}
              </span>
            </li>
          ))}
        </ul>
      )}
      {writes && (
        <CommandForm
          words={() => `${game} chat ${name}`}
          comment={(fields) => fields.text('words')}
          button={t('tournament-chat-send')}
          said={() => ''}
          done={again}
          clears
        >
          <Field id="tournament-words" label={t('tournament-chat-label')} name="words" required maxLength={2000} autocomplete="off" />
        </CommandForm>
      )}
    </Section>
  );
}
