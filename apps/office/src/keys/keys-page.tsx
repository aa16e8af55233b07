import { staffOfActor, type OfficeKey, type OfficeKeys } from '@housebrand/office';
import { DASH } from '@housebrand/shared';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useOffice } from '../api/hooks';
import { StateChip } from '../kit/chip';
import { DataTable, type Column } from '../kit/data-table';
import { Moment } from '../kit/formats';
import classes from '../kit/kit.module.css';
import { Panel } from '../kit/panel';
import { Empty, QueryPart } from '../kit/query-part';
import { useMay } from '../session/session-context';
import { Page } from '../shell/page';
import { CreateKeyDialog, KeyOnce, LimitKeyDialog, RevokeKeyDialog, type MadeKey } from './key-dialogs';
import { useKeyMessages } from './messages';

type Open = { what: 'create' } | { what: 'limit' | 'revoke'; key: OfficeKey };

/** The keys of the agent's servers: their calls, networks and last use. */
export default function KeysPage() {
  const t = useKeyMessages();
  const may = useMay();
  const list = useOffice<OfficeKeys>('keys.read');
  const [open, setOpen] = useState<Open | null>(null);
  const [made, setMade] = useState<MadeKey | null>(null);
  const columns = useColumns(setOpen);
  const close = () => setOpen(null);
  return (
    <Page
      title={t('title')}
      actions={may('keys.edit') && <Button onClick={() => setOpen({ what: 'create' })}>{`${t('create')}…`}</Button>}
    >
      <Panel title={t('title')}>
        <p className={classes.lead}>{t('text')}</p>
        <QueryPart query={list}>
          {({ keys }) =>
            keys.length === 0 ? (
              <Empty title={t('emptyTitle')} />
            ) : (
              <DataTable label={t('title')} columns={columns} rows={validFirst(keys)} rowKey={({ id }) => id} />
            )
          }
        </QueryPart>
      </Panel>
      {open?.what === 'create' && <CreateKeyDialog onMade={setMade} onClose={close} />}
      {open?.what === 'limit' && <LimitKeyDialog officeKey={open.key} onClose={close} />}
      {open?.what === 'revoke' && <RevokeKeyDialog officeKey={open.key} onClose={close} />}
      {made && <KeyOnce made={made} onClose={() => setMade(null)} />}
    </Page>
  );
}

/** Valid keys first, each group newest first. */
function validFirst(keys: readonly OfficeKey[]): OfficeKey[] {
  const newest = keys.toReversed();
  return [...newest.filter(({ revokedAt }) => revokedAt === null), ...newest.filter(({ revokedAt }) => revokedAt)];
}

function useColumns(onOpen: (open: Open) => void): Column<OfficeKey>[] {
  const t = useKeyMessages();
  const may = useMay();
  return [
    { key: 'label', head: t('label'), cell: ({ label }) => label },
    {
      key: 'state',
      head: t('state'),
      cell: ({ revokedAt }) => (
        <StateChip tone={revokedAt ? 'neutral' : 'good'}>{t(revokedAt ? 'revoked' : 'valid')}</StateChip>
      ),
      fit: 'tight',
    },
    {
      key: 'scopes',
      head: t('scopes'),
      cell: ({ scopes }) => scopes?.map((scope) => t(`scope.${scope}`)).join(', ') ?? t('allScopes'),
    },
    {
      key: 'networks',
      head: t('networks'),
      cell: ({ networks }) => networks.join(', ') || t('anywhere'),
    },
    {
      key: 'created',
      head: t('created'),
      cell: ({ createdAt, createdBy }) => (
        <>
          <Moment at={createdAt} /> <Creator by={createdBy} />
        </>
      ),
    },
    {
      key: 'used',
      head: t('lastUsed'),
      cell: ({ lastUsedAt }) => (lastUsedAt ? <Moment at={lastUsedAt} /> : t('never')),
      fit: 'tight',
    },
    {
      key: 'actions',
      head: '',
      cell: (key) =>
        may('keys.edit') &&
        key.revokedAt === null && (
          <span className={classes.buttons}>
            <Button size="compact-xs" variant="default" onClick={() => onOpen({ what: 'limit', key })}>
              {`${t('limit')}…`}
            </Button>
            <Button size="compact-xs" variant="default" onClick={() => onOpen({ what: 'revoke', key })}>
              {`${t('revoke')}…`}
            </Button>
          </span>
        ),
    },
  ];
}

/** The account that created a key; older keys have none. */
function Creator({ by }: { by: string | null }) {
  const t = useKeyMessages();
  if (by === null) return DASH;
  return staffOfActor(by) ?? (by === 'operator' || by === 'agent key' ? t(`by.${by}`) : by);
}
