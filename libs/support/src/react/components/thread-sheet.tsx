import { Sheet, usePortal } from '@housebrand/shared/react';
import { useState } from 'react';
import { useConversation } from '../api/get-conversation';
import { useReply } from '../api/send-reply';
import { useSupportMessages } from '../messages';
import { usePaymentTexts } from '../payment-texts';
import { AboutPayment } from './about-payment';
import { Composer } from './composer';
import { Conversation } from './conversation';
import classes from './sheets.module.css';

interface ThreadSheetProps {
  /** `null`: closed. */
  id: string | null;
  onClose: () => void;
}

/** A thread, which the page's address names, and the field for another message. */
export function ThreadSheet({ id, onClose }: ThreadSheetProps) {
  const t = useSupportMessages();
  const texts = usePaymentTexts();
  const { member } = usePortal();
  const [text, setText] = useState('');
  const { data } = useConversation(member, id);
  const reply = useReply(member);
  const payment = data?.thread.payment;
  const isClosed = data?.thread.state === 'CLOSED';
  const send = (): void => {
    if (id !== null) reply.mutate({ id, text }, { onSuccess: () => setText('') });
  };
  return (
    <Sheet
      isOpen={id !== null}
      onClose={onClose}
      isInAddress
      title={t(payment ? 'payment' : 'general')}
      footer={
        data &&
        (isClosed ? (
          <div className={classes.closed}>
            <b>{t('closed')}</b>
            <p>{t('closedHint')}</p>
          </div>
        ) : (
          <Composer text={text} onChange={setText} error={reply.error} isSending={reply.isPending} onSend={send} />
        ))
      }
    >
      <div className={classes.content}>
        {payment && <AboutPayment title={texts.title(payment)} amount={texts.amount(payment)} at={payment.at} />}
        {id !== null && <Conversation id={id} />}
      </div>
    </Sheet>
  );
}
