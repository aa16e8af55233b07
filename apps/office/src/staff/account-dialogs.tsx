import {
  AGENT_ROLES,
  type NetworksRequest,
  type OfficeRole,
  type ReasonRequest,
  type StaffAccount,
  type StaffRoleRequest,
} from '@housebrand/office';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useOfficeAction } from '../api/hooks';
import { ActionDialog } from '../kit/action-dialog';
import { NetworksField, networksIn } from '../kit/networks-field';
import { useShellMessages } from '../shell/messages';
import { useStaffMessages } from './messages';

/** Changes the role of an account. */
export function ChangeRoleDialog({
  account: { username, role },
  onClose,
}: {
  account: StaffAccount;
  onClose: () => void;
}) {
  const t = useStaffMessages();
  const shell = useShellMessages();
  const [next, setNext] = useState<OfficeRole>(role);
  const change = useOfficeAction<StaffAccount, StaffRoleRequest>('staff.changeRole', { username });
  return (
    <ActionDialog
      title={t('change')}
      consequence={t('changeText', { username, role: shell(`role.${next}`) })}
      confirm={t('change')}
      action={change}
      bodyOf={(reason) => (next === role ? null : { role: next, reason })}
      onClose={onClose}
    >
      <RoleSelect label={t('newRole')} role={next} onChange={setNext} />
    </ActionDialog>
  );
}

/** Limits an account to networks. */
export function NetworksDialog({
  account: { username, networks },
  onClose,
}: {
  account: StaffAccount;
  onClose: () => void;
}) {
  const t = useStaffMessages();
  const [typed, setTyped] = useState(networks.join(', '));
  const change = useOfficeAction<StaffAccount, NetworksRequest>('staff.changeNetworks', { username });
  return (
    <ActionDialog
      title={t('limitTitle', { username })}
      consequence={t('limitText', { username })}
      confirm={t('save')}
      action={change}
      bodyOf={(reason) => ({ networks: networksIn(typed), reason })}
      onClose={onClose}
    >
      <NetworksField value={typed} onChange={setTyped} />
    </ActionDialog>
  );
}

/** Disables an account for good. */
export function DisableDialog({ account: { username }, onClose }: { account: StaffAccount; onClose: () => void }) {
  const t = useStaffMessages();
  const disable = useOfficeAction<StaffAccount, ReasonRequest>('staff.disable', { username });
  return (
    <ActionDialog
      title={`${t('disable')}: ${username}`}
      consequence={t('disableText', { username })}
      confirm={t('disable')}
      isDanger
      action={disable}
      bodyOf={(reason) => ({ reason })}
      onClose={onClose}
    />
  );
}

/** Chooses a role of an agent's account. */
export function RoleSelect({
  label,
  role,
  onChange,
}: {
  label: string;
  role: OfficeRole;
  onChange: (role: OfficeRole) => void;
}) {
  const shell = useShellMessages();
  return (
    <Select
      label={label}
      data={AGENT_ROLES.map((value) => ({ value, label: shell(`role.${value}`) }))}
      value={role}
      onChange={(value) => {
        const chosen = AGENT_ROLES.find((known) => known === value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
