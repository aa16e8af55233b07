import { Sheet, usePortal } from '@housebrand/shared/react';
import { useState } from 'react';
import { useAsk } from '../api/send-question';
import { useReply } from '../api/send-reply';
import { useSupportMessages } from '../messages';
import { Composer } from './composer';
import { Conversation } from './conversation';
import classes from './sheets.module.css';

interface QuestionSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** A question about no payment; once it is sent, its thread. What the member typed stays while the sheet is closed. */
export function QuestionSheet({ isOpen, onClose }: QuestionSheetProps) {
  const t = useSupportMessages();
  const { member } = usePortal();
  const [text, setText] = useState('');
  const [id, setId] = useState<string | null>(null);
  const ask = useAsk(member);
  const reply = useReply(member);
  const sending = id === null ? ask : reply;
  const send = (): void => {
    const clear = (): void => setText('');
    if (id !== null) return reply.mutate({ id, text }, { onSuccess: clear });
    ask.mutate(
      { text },
      {
        onSuccess: (thread) => {
          setId(thread.id);
          clear();
        },
      },
    );
  };
  const close = (): void => {
    setId(null);
    onClose();
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      title={t('askTitle')}
      footer={
        <Composer text={text} onChange={setText} error={sending.error} isSending={sending.isPending} onSend={send} />
      }
    >
      {id === null ? <p className={classes.hint}>{t('askHint')}</p> : <Conversation id={id} />}
    </Sheet>
  );
}
