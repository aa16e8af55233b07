import type { Webhook, Webhooks, WebhookWithSecret } from '@housebrand/webhooks';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useOffice } from '../api/hooks';
import { usePolling } from '../api/polling';
import { DataTable, type Column } from '../kit/data-table';
import { Moment } from '../kit/formats';
import { Panel } from '../kit/panel';
import { Empty, QueryPart } from '../kit/query-part';
import { useAddress, useMay } from '../session/session-context';
import { Page } from '../shell/page';
import { HealthChip } from './health';
import { useWebhookMessages } from './messages';
import { AddDialog, SecretDialog } from './webhook-dialogs';
import classes from './webhooks.module.css';

const REPEAT_MS = 15_000;

/** The agent's webhooks with their health. */
export default function WebhooksPage() {
  const t = useWebhookMessages();
  const may = useMay();
  const to = useAddress();
  const list = useOffice<Webhooks>('webhooks.read', { repeatMs: usePolling(REPEAT_MS) });
  const [isAdding, setIsAdding] = useState(false);
  const [made, setMade] = useState<WebhookWithSecret | null>(null);
  const columns = useColumns();
  return (
    <Page
      title={t('title')}
      actions={may('webhooks.edit') && <Button onClick={() => setIsAdding(true)}>{`${t('add')}…`}</Button>}
    >
      <Panel title={t('title')}>
        <QueryPart query={list} rows={3}>
          {({ webhooks }) =>
            webhooks.length === 0 ? (
              <Empty title={t('emptyTitle')} text={t('emptyText')} />
            ) : (
              <>
                <p className={classes.intro}>{t('intro')}</p>
                <DataTable
                  label={t('title')}
                  columns={columns}
                  rows={webhooks}
                  rowKey={({ id }) => id}
                  rowTo={({ id }) => to(`webhooks/${id}`)}
                />
              </>
            )
          }
        </QueryPart>
      </Panel>
      {isAdding && <AddDialog onAdded={setMade} onClose={() => setIsAdding(false)} />}
      {made && <SecretDialog made={made} onClose={() => setMade(null)} />}
    </Page>
  );
}

function useColumns(): Column<Webhook>[] {
  const t = useWebhookMessages();
  return [
    { key: 'name', head: t('name'), cell: ({ description }) => description, isLink: true },
    { key: 'health', head: t('health'), cell: (webhook) => <HealthChip webhook={webhook} />, fit: 'tight' },
    {
      key: 'delivered',
      head: t('lastDelivered'),
      cell: ({ lastDeliveredAt }) => (lastDeliveredAt ? <Moment at={lastDeliveredAt} /> : t('never')),
      fit: 'tight',
    },
    { key: 'url', head: t('url'), cell: ({ url }) => <span className={classes.url}>{url}</span> },
    {
      key: 'kinds',
      head: t('kinds'),
      cell: ({ kinds }) => kinds.map((kind) => t(`kind.${kind}`)).join(', '),
      fit: 'wide',
    },
  ];
}
