import type { Webhook, Webhooks, WebhookWithSecret } from '@housebrand/webhooks';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useOffice } from '../api/hooks';
import { usePolling } from '../api/polling';
import { Facts } from '../kit/facts';
import { Moment, useTimes } from '../kit/formats';
import classes from '../kit/kit.module.css';
import { Panel } from '../kit/panel';
import { QueryPart } from '../kit/query-part';
import { useAddress, useMay } from '../session/session-context';
import { NotFoundPage } from '../shell/not-found';
import { Page } from '../shell/page';
import { DeliveriesPanel } from './deliveries-panel';
import { HealthChip, HealthText } from './health';
import { useWebhookMessages } from './messages';
import { EditDialog, SecretDialog, SimpleDialog, type SimpleAction } from './webhook-dialogs';

const REPEAT_MS = 15_000;

/** A webhook: its health, what staff may do with it, and its deliveries. */
export default function WebhookPage() {
  const { id } = useParams();
  const list = useOffice<Webhooks>('webhooks.read', { repeatMs: usePolling(REPEAT_MS) });
  return (
    <QueryPart query={list}>
      {({ webhooks }) => {
        const webhook = webhooks.find((one) => one.id === id);
        return webhook ? <OneWebhook webhook={webhook} /> : <NotFoundPage />;
      }}
    </QueryPart>
  );
}

function OneWebhook({ webhook }: { webhook: Webhook }) {
  const t = useWebhookMessages();
  const to = useAddress();
  return (
    <Page
      title={webhook.description}
      actions={
        <Link className={classes.textLink} to={to('webhooks')}>
          {t('back')}
        </Link>
      }
    >
      <div className={classes.form}>
        <Panel title={t('health')} actions={<HealthChip webhook={webhook} />}>
          <div className={classes.form}>
            <HealthText webhook={webhook} />
            <WebhookFacts webhook={webhook} />
            <WebhookActions webhook={webhook} />
          </div>
        </Panel>
        <DeliveriesPanel webhook={webhook} />
      </div>
    </Page>
  );
}

function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const t = useWebhookMessages();
  const times = useTimes();
  const { url, kinds, lastDeliveredAt, oldSecretUntil, createdAt } = webhook;
  const isOverlap = oldSecretUntil !== null && Date.parse(oldSecretUntil) > Date.now();
  return (
    <Facts
      facts={[
        [t('url'), url],
        [t('kinds'), kinds.map((kind) => t(`kind.${kind}`)).join(', ')],
        [t('lastDelivered'), lastDeliveredAt ? <Moment at={lastDeliveredAt} form="long" /> : t('never')],
        [t('signing'), isOverlap ? t('signingBoth', { time: times.short(oldSecretUntil) }) : t('signingText')],
        [t('added'), <Moment key="added" at={createdAt} form="date" />],
      ]}
    />
  );
}

function WebhookActions({ webhook }: { webhook: Webhook }) {
  const t = useWebhookMessages();
  const may = useMay();
  const to = useAddress();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | SimpleAction | null>(null);
  const [made, setMade] = useState<WebhookWithSecret | null>(null);
  const close = () => setOpen(null);
  if (!may('webhooks.edit')) return null;
  return (
    <>
      <div className={classes.buttons}>
        <Button variant="default" color="red" onClick={() => setOpen('delete')}>{`${t('delete')}…`}</Button>
        <Button variant="default" onClick={() => setOpen('rotateSecret')}>{`${t('rotate')}…`}</Button>
        {webhook.disabledReason === null && (
          <Button variant="default" onClick={() => setOpen('test')}>{`${t('test')}…`}</Button>
        )}
        <Button onClick={() => setOpen('edit')}>{`${t('edit')}…`}</Button>
      </div>
      {open === 'edit' && <EditDialog webhook={webhook} onClose={close} />}
      {open !== null && open !== 'edit' && (
        <SimpleDialog
          what={open}
          webhook={webhook}
          onSecret={setMade}
          onDeleted={() => void navigate(to('webhooks'))}
          onClose={close}
        />
      )}
      {made && <SecretDialog made={made} onClose={() => setMade(null)} />}
    </>
  );
}
