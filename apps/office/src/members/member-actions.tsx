import type {
  ExcludeRequest,
  MemberPage,
  MemberStatus,
  OfficeCallName,
  OfficeOperationName,
  ReasonRequest,
} from '@housebrand/office';
import { Button, Menu, Select } from '@mantine/core';
import { useState } from 'react';
import { useOfficeAction } from '../api/hooks';
import { ActionDialog } from '../kit/action-dialog';
import { useOwnAddress } from '../kit/filters';
import { useMay } from '../session/session-context';
import { useNavigate } from 'react-router';
import classes from './member.module.css';
import { ExportDialog } from './export-dialog';
import { CorrectDialog } from './correct-dialog';
import { MessageDialog } from './message-dialog';
import { useMemberMessages } from './messages';

const PLAIN_ACTIONS = ['lock', 'unlock', 'endSessions', 'sendRecovery', 'removeFactors', 'close'] as const;
/** An action that needs nothing but a reason. */
type PlainAction = (typeof PLAIN_ACTIONS)[number];
const ACTIONS = [
  'lock',
  'unlock',
  'endSessions',
  'sendRecovery',
  'removeFactors',
  'exclude',
  'correct',
  'message',
  'export',
  'close',
] as const;
type Action = (typeof ACTIONS)[number];
const isPlain = (action: Action): action is PlainAction => (PLAIN_ACTIONS as readonly Action[]).includes(action);
const DANGEROUS: readonly Action[] = ['lock', 'removeFactors', 'close'];
const DAYS = [1, 7, 30, 90, 365] as const;
const FOREVER = 'forever';

const operationOf = (action: Action): OfficeCallName & OfficeOperationName => `members.${action}`;

/** The actions that make sense in a state. */
function possibleIn({ status, counts }: MemberPage): readonly Action[] {
  if (status.state === 'CLOSED') return ['export'];
  const isLocked = status.state === 'LOCKED';
  return ACTIONS.filter((action) => {
    if (action === 'lock') return !isLocked;
    if (action === 'unlock') return isLocked;
    if (action === 'endSessions') return counts.sessions > 0;
    return action !== 'removeFactors' || counts.factors > 0;
  });
}

/** The actions on a member that the role may do, each with a reason. */
export function MemberActions({ member }: { member: MemberPage }) {
  const t = useMemberMessages();
  const may = useMay();
  const navigate = useNavigate();
  const ownAddress = useOwnAddress();
  const [action, setAction] = useState<Action | null>(null);
  const actions = possibleIn(member).filter((name) => may(operationOf(name)));
  const nameOf = (name: Action) => `${t(name === 'message' ? 'write' : name)}…`;
  const [first, ...others] = actions;
  return (
    <div className={classes.actions}>
      {may('support.list') && (
        <Button variant="default" onClick={() => void navigate(ownAddress({ open: 'questions' }))}>
          {member.counts.openQuestions > 0 ? `${t('message')} (${member.counts.openQuestions})` : t('message')}
        </Button>
      )}
      {first && (
        <Button variant="default" onClick={() => setAction(first)}>
          {nameOf(first)}
        </Button>
      )}
      {others.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default">{`${t('more')} ▾`}</Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((name) => (
              <Menu.Item key={name} onClick={() => setAction(name)} {...(name === 'close' && { color: 'red' })}>
                {nameOf(name)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {action === 'message' && <MessageDialog username={member.username} onClose={() => setAction(null)} />}
      {action === 'exclude' && <ExcludeDialog username={member.username} onClose={() => setAction(null)} />}
      {action === 'export' && <ExportDialog username={member.username} onClose={() => setAction(null)} />}
      {action === 'correct' && <CorrectDialog username={member.username} onClose={() => setAction(null)} />}
      {action !== null && isPlain(action) && (
        <MemberDialog key={action} username={member.username} action={action} onClose={() => setAction(null)} />
      )}
    </div>
  );
}

interface MemberDialogProps {
  username: string;
  onClose: () => void;
}

function MemberDialog({ username, action, onClose }: MemberDialogProps & { action: PlainAction }) {
  const t = useMemberMessages();
  const send = useOfficeAction<MemberStatus, ReasonRequest>(operationOf(action), { username });
  return (
    <ActionDialog
      title={`${t(action)}: ${username}`}
      consequence={t(`${action}Text`, { username })}
      confirm={t(action)}
      isDanger={DANGEROUS.includes(action)}
      action={send}
      bodyOf={(reason) => ({ reason })}
      onClose={onClose}
    />
  );
}

function ExcludeDialog({ username, onClose }: MemberDialogProps) {
  const t = useMemberMessages();
  const [days, setDays] = useState('7');
  const send = useOfficeAction<MemberStatus, ExcludeRequest>('members.exclude', { username });
  return (
    <ActionDialog
      title={`${t('exclude')}: ${username}`}
      consequence={t('excludeText', { username })}
      confirm={t('exclude')}
      isDanger
      action={send}
      bodyOf={(reason) => ({ days: days === FOREVER ? null : Number(days), reason })}
      onClose={onClose}
    >
      <Select
        label={t('excludeFor')}
        data={[
          ...DAYS.map((count) => ({ value: String(count), label: t('exclude.days', { count }) })),
          { value: FOREVER, label: t('exclude.forever') },
        ]}
        value={days}
        onChange={(value) => value && setDays(value)}
      />
    </ActionDialog>
  );
}
