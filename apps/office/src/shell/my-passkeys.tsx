import type { StaffPasskey, StaffPasskeys } from '@housebrand/office';
import { newId } from '@housebrand/shared';
import { useMutation } from '@housebrand/shared/react';
import { Button, Modal, Stack } from '@mantine/core';
import { callOffice } from '../api/call';
import { OFFICE_KEY, useOffice } from '../api/hooks';
import { useTimes } from '../kit/formats';
import { QueryPart } from '../kit/query-part';
import { AddPasskey } from './add-passkey';
import { useShellMessages } from './messages';
import classes from './shell.module.css';

/** The account's passkeys: they complete a login instead of a code. */
export function MyPasskeys({ onClose }: { onClose: () => void }) {
  const t = useShellMessages();
  const passkeys = useOffice<StaffPasskeys>('session.passkeys');
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('passkeys')}
      lockScroll={false}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack>
        <QueryPart query={passkeys} rows={2}>
          {({ passkeys: known }) => (
            <ul className={classes.sessions}>
              {known.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )}
        </QueryPart>
        <AddPasskey />
      </Stack>
    </Modal>
  );
}

function PasskeyRow({ passkey: { id, name, host, createdAt, usedAt } }: { passkey: StaffPasskey }) {
  const t = useShellMessages();
  const times = useTimes();
  const remove = useMutation<unknown>({
    mutationFn: () => callOffice('passkeys.remove', { path: { id }, idempotencyKey: newId() }),
    invalidates: [[OFFICE_KEY]],
  });
  const when = [t('since', { time: times.short(createdAt) })];
  if (usedAt) when.push(t('lastSeen', { time: times.short(usedAt) }));
  return (
    <li>
      <span>
        <b>{name}</b>
        <span className={classes.when}>{[host, ...when].join(' · ')}</span>
      </span>
      <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate()}>
        {t('removePasskey')}
      </Button>
    </li>
  );
}
