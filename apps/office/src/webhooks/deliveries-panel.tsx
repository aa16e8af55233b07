import type { DeliveryState, Webhook, WebhookDeliveries, WebhookDelivery } from '@housebrand/webhooks';
import { DELIVERY_STATES } from '@housebrand/webhooks';
import { DASH } from '@housebrand/shared';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOfficeList } from '../api/hooks';
import { usePolling } from '../api/polling';
import { StateChip, type Tone } from '../kit/chip';
import { ListTable, type Column } from '../kit/data-table';
import { FilterSwitch, useFilters } from '../kit/filters';
import { Moment } from '../kit/formats';
import classes from '../kit/kit.module.css';
import { Panel } from '../kit/panel';
import { Empty } from '../kit/query-part';
import { Reference } from '../kit/reference';
import { useAddress, useMay } from '../session/session-context';
import { useWebhookMessages } from './messages';
import { ReplayDialog } from './webhook-dialogs';

const REPEAT_MS = 5_000;
const TONES: Record<DeliveryState, Tone> = { WAITING: 'info', DELIVERED: 'good', FAILED: 'bad' };

const rowsOf = ({ deliveries }: WebhookDeliveries) => deliveries;

/** What was delivered to a webhook, with a filter by state, newest first. */
export function DeliveriesPanel({ webhook }: { webhook: Webhook }) {
  const t = useWebhookMessages();
  const state = useFilters().get('state');
  const list = useOfficeList<WebhookDeliveries, WebhookDelivery>('webhooks.deliveries', rowsOf, {
    path: { id: webhook.id },
    query: { state },
    repeatMs: usePolling(REPEAT_MS),
  });
  const [replayed, setReplayed] = useState<string | null>(null);
  const columns = useColumns(webhook, setReplayed);
  const options = [
    { value: undefined, text: t('all') },
    ...DELIVERY_STATES.map((value) => ({ value, text: t(`state.${value}`) })),
  ];
  return (
    <Panel title={t('deliveries')} actions={<FilterSwitch name="state" label={t('state')} options={options} />}>
      <ListTable
        label={t('deliveries')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<Empty title={t('noDeliveries')} text={t('noDeliveriesText')} />}
      />
      {replayed !== null && <ReplayDialog webhook={webhook.id} delivery={replayed} onClose={() => setReplayed(null)} />}
    </Panel>
  );
}

function useColumns({ disabledReason }: Webhook, onReplay: (delivery: string) => void): Column<WebhookDelivery>[] {
  const t = useWebhookMessages();
  const may = useMay();
  const mayReplay = may('webhooks.edit') && disabledReason === null;
  return [
    { key: 'occurred', head: t('occurred'), cell: ({ occurredAt }) => <Moment at={occurredAt} />, fit: 'tight' },
    { key: 'event', head: t('event'), cell: ({ kind }) => t(`kind.${kind}`) },
    { key: 'subject', head: t('subject'), cell: ({ subject }) => <Member username={subject} /> },
    {
      key: 'state',
      head: t('state'),
      cell: ({ state }) => <StateChip tone={TONES[state]}>{t(`state.${state}`)}</StateChip>,
      fit: 'tight',
    },
    { key: 'result', head: t('result'), cell: (delivery) => <Result delivery={delivery} />, fit: 'tight' },
    { key: 'attempts', head: t('attempts'), cell: ({ attempts }) => attempts, fit: 'end' },
    { key: 'id', head: 'webhook-id', cell: ({ eventId }) => <Reference text={eventId} />, fit: 'tight' },
    {
      key: 'actions',
      head: '',
      cell: ({ id }) =>
        mayReplay && (
          <Button size="compact-xs" variant="default" onClick={() => onReplay(id)}>
            {`${t('replay')}…`}
          </Button>
        ),
    },
  ];
}

function Member({ username }: { username: string | null }) {
  const to = useAddress();
  const may = useMay();
  if (username === null) return DASH;
  if (!may('members.read')) return username;
  return (
    <Link className={classes.textLink} to={to(`members/${username}`)}>
      {username}
    </Link>
  );
}

function Result({ delivery: { lastStatus, lastFailure } }: { delivery: WebhookDelivery }) {
  const t = useWebhookMessages();
  if (lastFailure !== null && lastFailure !== 'STATUS') return t(`result.${lastFailure}`);
  return lastStatus === null ? t('result.none') : t('resultStatus', { status: lastStatus });
}
