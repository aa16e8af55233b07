import type { MessageToMemberRequest, StaffThread } from '@housebrand/office';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useOfficeAction } from '../api/hooks';
import { ActionDialog } from '../kit/action-dialog';
import { useMemberMessages } from './messages';

const MAX_LENGTH = 1_000;

/** Starts a conversation with a member. */
export function MessageDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const t = useMemberMessages();
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const send = useOfficeAction<StaffThread, MessageToMemberRequest>('members.message', { username });
  const bodyOf = (reason: string): MessageToMemberRequest | null => {
    setIsTried(true);
    return text.trim() === '' ? null : { text: text.trim(), reason };
  };
  return (
    <ActionDialog
      title={`${t('write')}: ${username}`}
      consequence={t('writeText', { username })}
      confirm={t('write')}
      action={send}
      bodyOf={bodyOf}
      onClose={onClose}
    >
      <Textarea
        label={t('writeMessage')}
        required
        autosize
        minRows={3}
        maxRows={10}
        maxLength={MAX_LENGTH}
        value={text}
        error={isTried && text.trim() === '' ? t('writeMessageNeeded') : null}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        data-autofocus
      />
    </ActionDialog>
  );
}
