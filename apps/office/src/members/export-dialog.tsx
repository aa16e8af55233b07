import type { PersonalData, ReasonRequest } from '@housebrand/office';
import { saveFile } from '@housebrand/shared/react';
import { useOfficeAction } from '../api/hooks';
import { ActionDialog } from '../kit/action-dialog';
import { useMemberMessages } from './messages';

/** Saves a copy of the member's data as a file, for a member who requested it. */
export function ExportDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const t = useMemberMessages();
  const send = useOfficeAction<PersonalData, ReasonRequest>('members.export', { username });
  const save = (copy: PersonalData) => {
    const file = new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' });
    saveFile(file, `${username}.json`);
  };
  return (
    <ActionDialog
      title={`${t('export')}: ${username}`}
      consequence={t('exportText', { username })}
      confirm={t('export')}
      action={send}
      bodyOf={(reason) => ({ reason })}
      doneText={({ missing }) =>
        missing.length === 0 ? t('exported') : t('exportedPartly', { parts: missing.join(', ') })
      }
      onDone={save}
      onClose={onClose}
    />
  );
}
