// Settings: webhooks, what became of their last deliveries, and how a program checks a signature.

import { useEffect, useState } from 'preact/hooks';
import * as api from '../../api';
import { formatDateTime, quoteWord } from '../../texts/format';
import { useLiveQuery } from '../../live_query';
import { t } from '../../texts/i18n';
import { CommandButton, CommandForm, Secret } from '../command_form';
import { Field } from '../form';
import { NameField } from '../program_name';

const lookAgainMs = 5000;
const lookSoonMs = 700;

const signatureSample = `import hashlib, hmac, time

def is_signed(secret, header, body):  # body: the bytes as they came
    fields = dict(part.split("=") for part in header.split(","))
    signed = fields["t"].encode() + b"." + body
    mac = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
    return (hmac.compare_digest(mac, fields["v1"])
            and abs(time.time() - int(fields["t"])) < 300)`;

const requestSample = `POST /posthouse HTTP/1.1
Content-Type: application/json
Posthouse-Event: move
Posthouse-Event-Id: 57
Posthouse-Signature: t=1795132800,v1=5f2b…

{"id":57,"event":"move","board":12,"text":"c","your_turn":true,…}`;

function stateOf(hook: api.Webhook): string {
  if (hook.given_up) return t('hook-stopped', { when: formatDateTime(hook.given_up), why: hook.trouble });
  if (hook.trouble && hook.due) return t('hook-retries', { when: formatDateTime(hook.due), why: hook.trouble });
  return t('hook-works');
}

/** “HTTP status 200 · 84 ms”. */
function outcomeOf(delivery: api.WebhookDelivery): string {
  if (delivery.pending) return t('hook-sending');
  const parts = [delivery.status === null ? delivery.trouble : t('hook-status', { status: String(delivery.status) })];
  if (delivery.attempts > 0) parts.push(t('hook-took', { ms: String(delivery.duration) }));
  if (delivery.attempts > 1) parts.push(t('hook-attempt', { n: delivery.attempts }));
  return parts.join(' · ');
}

const isAccepted = (delivery: api.WebhookDelivery) => delivery.status !== null && delivery.status >= 200 && delivery.status < 300;

function Delivery({ hook, one, done }: { hook: api.Webhook; one: api.WebhookDelivery; done(): void }) {
  const sign = one.pending ? '…' : isAccepted(one) ? '✓' : '✗';
  return (
    <li>
      <span>
        <span aria-hidden="true" class={`sign ${one.pending ? '' : isAccepted(one) ? 'good' : 'refused'}`}>
          {sign}
        </span>{' '}
        {one.id === 0 ? t('hook-tested') : t('hook-event', { id: String(one.id), kind: one.event })}
        <span class="hint">
          {formatDateTime(one.at)} · {outcomeOf(one)}
        </span>
      </span>
      {one.id !== 0 && !one.pending && (
        <CommandButton
          words={`redeliver webhook ${hook.name} ${one.id}`}
          button={t('hook-again')}
          label={`${t('hook-again')}: ${t('hook-event', { id: String(one.id), kind: one.event })}`}
          done={done}
        />
      )}
    </li>
  );
}

function Hook({ hook, changed }: { hook: api.Webhook; changed(): void }) {
  const [shown, setShown] = useState(hook.trouble !== '');
  const [sending, setSending] = useState(false);
  const deliveries = useLiveQuery(() => api.webhookDeliveries(hook.name), [hook.name], sending ? lookSoonMs : lookAgainMs);
  const pending = deliveries.data?.some((delivery) => delivery.pending) ?? false;
  const newest = deliveries.data?.[0];
  useEffect(() => setSending(pending), [pending]);
  useEffect(changed, [pending, newest?.at, newest?.attempts]); // its state may have changed, too
  return (
    <li class="webhook">
      <div class="row">
        <span class="about">
          <span class="address">{hook.name}</span>
          <span class="hint">{hook.url}</span>
        </span>
        <CommandButton
          words={`ping webhook ${hook.name}`}
          button={t('hook-test')}
          label={`${t('hook-test')}: ${hook.name}`}
          done={() => {
            setShown(true);
            deliveries.refetch();
          }}
        />
        <CommandButton
          words={`revoke webhook ${hook.name}`}
          button={t('programs-revoke')}
          label={`${t('programs-revoke')}: ${hook.name}`}
          done={changed}
        />
      </div>
      <p class={hook.trouble ? 'refused' : 'hint'} role="status">
        {stateOf(hook)}
      </p>
      <details open={shown} onToggle={(event) => setShown(event.currentTarget.open)}>
        <summary>{t('hook-deliveries')}</summary>
        {deliveries.data?.length === 0 && <p class="hint">{t('hook-none')}</p>}
        <ul class="lines deliveries">
          {deliveries.data?.map((delivery) => (
            <Delivery key={delivery.id} hook={hook} one={delivery} done={deliveries.refetch} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function LoopbackNotice() {
  const server = useLiveQuery(api.serverStats);
  if (!server.data?.webhooks_to_loopback) return null;
  return (
    <p class="notice" id="webhooks-to-loopback">
      {t('hook-loopback')}
    </p>
  );
}

function Webhooks() {
  const webhooks = useLiveQuery(api.webhooks);
  return (
    <>
      <LoopbackNotice />
      <ul class="lines" id="webhooks">
        {webhooks.data?.map((hook) => (
          <Hook key={hook.name} hook={hook} changed={webhooks.refetch} />
        ))}
      </ul>
      <CommandForm
        words={(fields) => `make webhook ${fields.text('name')} ${quoteWord(fields.text('url'))}`}
        button={t('programs-hook-make')}
        label={t('programs-hooks')}
        said={({ secret }) => secret && <Secret about={t('programs-secret-made')}>{secret}</Secret>}
        clears
        done={webhooks.refetch}
      >
        <NameField id="webhook-name" />
        <Field id="webhook-url" label={t('programs-hook-address')} name="url" type="url" required placeholder="https://" />
        <p class="hint">{t('programs-once')}</p>
      </CommandForm>
      <details>
        <summary>{t('hook-check')}</summary>
        <p>{t('hook-check-about')}</p>
        <pre class="scroll" tabIndex={0}>
          {requestSample}
        </pre>
        <p>{t('hook-check-python')}</p>
        <pre class="scroll" tabIndex={0}>
          {signatureSample}
        </pre>
      </details>
    </>
  );
}

export function WebhookSettings() {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('programs-hooks')}</summary>
      <p>{t('programs-hooks-about')}</p>
      {open && <Webhooks />}
    </details>
  );
}
