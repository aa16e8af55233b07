import type { InviteStaffRequest, OfficeRole, StaffInvitation } from '@housebrand/office';
import { Button, CopyButton, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useOfficeAction } from '../api/hooks';
import { ActionDialog } from '../kit/action-dialog';
import { useTimes } from '../kit/formats';
import classes from '../kit/kit.module.css';
import { NetworksField, networksIn } from '../kit/networks-field';
import { useAgent } from '../session/session-context';
import { RoleSelect } from './account-dialogs';
import { useStaffMessages } from './messages';

/** Invites a person; the answer is a one-time link. */
export function InviteDialog({
  onInvited,
  onClose,
}: {
  onInvited: (invitation: StaffInvitation) => void;
  onClose: () => void;
}) {
  const t = useStaffMessages();
  const { prefix } = useAgent();
  const [username, setUsername] = useState(`${prefix.toLowerCase()}.`);
  const [role, setRole] = useState<OfficeRole>('support');
  const [networks, setNetworks] = useState('');
  const invite = useOfficeAction<StaffInvitation, InviteStaffRequest>('staff.invite');
  const bodyOf = (reason: string): InviteStaffRequest | null => {
    const listed = networksIn(networks);
    return username.trim() === ''
      ? null
      : { username: username.trim(), role, reason, ...(listed.length > 0 && { networks: listed }) };
  };
  return (
    <ActionDialog
      title={t('inviteTitle')}
      consequence={t('inviteText')}
      confirm={t('invite')}
      action={invite}
      onDone={onInvited}
      bodyOf={bodyOf}
      onClose={onClose}
    >
      <TextInput
        label={t('username')}
        description={t('usernameHint')}
        required
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        value={username}
        error={username.trim() === '' ? t('usernameNeeded') : null}
        onChange={({ currentTarget }) => setUsername(currentTarget.value)}
      />
      <RoleSelect label={t('role')} role={role} onChange={setRole} />
      <NetworksField value={networks} onChange={setNetworks} />
    </ActionDialog>
  );
}

/** The one-time link, shown once. */
export function InvitationLink({
  invitation: { account, path, expiresAt },
  onClose,
}: {
  invitation: StaffInvitation;
  onClose: () => void;
}) {
  const t = useStaffMessages();
  const times = useTimes();
  const link = `${window.location.origin}${path}`;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('linkTitle', { username: account.username })}
      lockScroll={false}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={classes.form}>
        <p>{t('linkText', { time: times.short(expiresAt) })}</p>
        <p className={classes.consequence}>
          <code className={classes.breakable}>{link}</code>
        </p>
        <div className={classes.buttons}>
          <CopyButton value={link}>
            {({ copied, copy }) => <Button onClick={copy}>{t(copied ? 'copied' : 'copy')}</Button>}
          </CopyButton>
        </div>
      </div>
    </Modal>
  );
}
