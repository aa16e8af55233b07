import type { StaffAccount, StaffAccounts, StaffInvitation } from '@housebrand/office';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useOffice } from '../api/hooks';
import { StateChip, type Tone } from '../kit/chip';
import { DataTable, type Column } from '../kit/data-table';
import { Moment } from '../kit/formats';
import classes from '../kit/kit.module.css';
import { Panel } from '../kit/panel';
import { Empty, QueryPart } from '../kit/query-part';
import { useMay, useOfficeSession } from '../session/session-context';
import { useShellMessages } from '../shell/messages';
import { Page } from '../shell/page';
import { ChangeRoleDialog, DisableDialog, NetworksDialog } from './account-dialogs';
import { InvitationLink, InviteDialog } from './invite-dialog';
import { useStaffMessages } from './messages';
import { RoleTable } from './role-table';

const TONES: Record<StaffAccount['state'], Tone> = { INVITED: 'info', ACTIVE: 'good', DISABLED: 'neutral' };

/** What changes an account. */
const BUTTONS = [
  { what: 'role', operation: 'staff.changeRole', text: 'change' },
  { what: 'networks', operation: 'staff.changeNetworks', text: 'networks' },
  { what: 'disable', operation: 'staff.disable', text: 'disable' },
] as const;

/** The open dialog. */
interface Open {
  what: (typeof BUTTONS)[number]['what'];
  account: StaffAccount;
}

/** The accounts of the agent: invitations, roles, and what each role may do. */
export default function StaffPage() {
  const t = useStaffMessages();
  const may = useMay();
  const accounts = useOffice<StaffAccounts>('staff.list');
  const [isInviting, setIsInviting] = useState(false);
  const [invitation, setInvitation] = useState<StaffInvitation | null>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const columns = useColumns(setOpen);
  const close = () => setOpen(null);
  return (
    <Page
      title={t('title')}
      actions={may('staff.invite') && <Button onClick={() => setIsInviting(true)}>{`${t('invite')}…`}</Button>}
    >
      <div className={classes.form}>
        <Panel title={t('title')}>
          <QueryPart query={accounts}>
            {({ accounts: rows }) =>
              rows.length === 0 ? (
                <Empty title={t('emptyTitle')} />
              ) : (
                <DataTable label={t('title')} columns={columns} rows={rows} rowKey={({ username }) => username} />
              )
            }
          </QueryPart>
        </Panel>
        <Panel title={t('roleTable')}>
          <RoleTable />
        </Panel>
      </div>
      {isInviting && <InviteDialog onInvited={setInvitation} onClose={() => setIsInviting(false)} />}
      {invitation && <InvitationLink invitation={invitation} onClose={() => setInvitation(null)} />}
      {open?.what === 'role' && <ChangeRoleDialog account={open.account} onClose={close} />}
      {open?.what === 'networks' && <NetworksDialog account={open.account} onClose={close} />}
      {open?.what === 'disable' && <DisableDialog account={open.account} onClose={close} />}
    </Page>
  );
}

function useColumns(onOpen: (open: Open) => void): Column<StaffAccount>[] {
  const t = useStaffMessages();
  const shell = useShellMessages();
  const may = useMay();
  const { username: own } = useOfficeSession();
  return [
    {
      key: 'username',
      head: t('username'),
      cell: ({ username }) => (username === own ? `${username} (${t('you')})` : username),
    },
    { key: 'role', head: t('role'), cell: ({ role }) => shell(`role.${role}`) },
    {
      key: 'state',
      head: t('state'),
      cell: ({ state }) => <StateChip tone={TONES[state]}>{t(`state.${state}`)}</StateChip>,
      fit: 'tight',
    },
    { key: 'factor', head: t('factor'), cell: ({ hasFactor }) => t(hasFactor ? 'factorSet' : 'factorMissing') },
    {
      key: 'networks',
      head: t('networks'),
      cell: ({ networks }) => (networks.length === 0 ? t('anywhere') : networks.join(', ')),
    },
    {
      key: 'seen',
      head: t('lastSeen'),
      cell: ({ lastSeenAt }) => (lastSeenAt ? <Moment at={lastSeenAt} /> : t('never')),
      fit: 'tight',
    },
    {
      key: 'actions',
      head: '',
      cell: (account) =>
        account.username !== own &&
        account.state !== 'DISABLED' && (
          <span className={classes.buttons}>
            {BUTTONS.filter(({ operation }) => may(operation)).map(({ what, text }) => (
              <Button key={what} size="compact-xs" variant="default" onClick={() => onOpen({ what, account })}>
                {`${t(text)}…`}
              </Button>
            ))}
          </span>
        ),
    },
  ];
}
