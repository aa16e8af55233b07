import type { OfficeSessionRecord, OfficeSessions } from '@housebrand/office';
import { newId } from '@housebrand/shared';
import { useMutation } from '@housebrand/shared/react';
import { Button, Modal } from '@mantine/core';
import { callOffice } from '../api/call';
import { OFFICE_KEY, useOffice } from '../api/hooks';
import { StateChip } from '../kit/chip';
import { useTimes } from '../kit/formats';
import { QueryPart } from '../kit/query-part';
import { useShellMessages } from './messages';
import classes from './shell.module.css';

/** The account's live sessions; others can be ended. */
export function MySessions({ onClose }: { onClose: () => void }) {
  const t = useShellMessages();
  const sessions = useOffice<OfficeSessions>('session.list');
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('sessions')}
      lockScroll={false}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <QueryPart query={sessions} rows={2}>
        {({ sessions: records }) => (
          <ul className={classes.sessions}>
            {records.map((record) => (
              <SessionRow key={record.id} record={record} />
            ))}
          </ul>
        )}
      </QueryPart>
    </Modal>
  );
}

function SessionRow({ record: { id, device, createdAt, lastSeenAt, isCurrent } }: { record: OfficeSessionRecord }) {
  const t = useShellMessages();
  const times = useTimes();
  const end = useMutation<unknown>({
    mutationFn: () => callOffice('session.end', { path: { id }, idempotencyKey: newId() }),
    invalidates: [[OFFICE_KEY]],
  });
  return (
    <li>
      <span>
        <b>{device || t('unknownDevice')}</b>
        <span className={classes.when}>
          {`${t('since', { time: times.short(createdAt) })} · ${t('lastSeen', { time: times.short(lastSeenAt) })}`}
        </span>
      </span>
      {isCurrent ? (
        <StateChip tone="good">{t('thisDevice')}</StateChip>
      ) : (
        <Button variant="default" loading={end.isPending} onClick={() => end.mutate()}>
          {t('endSession')}
        </Button>
      )}
    </li>
  );
}
