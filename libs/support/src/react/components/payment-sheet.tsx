import { Sheet, usePortal, type QuestionedPayment } from '@housebrand/shared/react';
import { useState } from 'react';
import { paymentKey } from '../../core';
import { useAsk } from '../api/send-question';
import { useThreads } from '../api/get-threads';
import { useSupportMessages } from '../messages';
import { AboutPayment } from './about-payment';
import { Composer } from './composer';
import { Conversation } from './conversation';
import classes from './sheets.module.css';

interface PaymentSheetProps {
  payment: QuestionedPayment;
  isOpen: boolean;
  onClose: () => void;
}

/** A question about a payment, and what has been said about it. What the member typed stays while the sheet is closed. */
export default function PaymentSheet({ payment, isOpen, onClose }: PaymentSheetProps) {
  const t = useSupportMessages();
  const { member } = usePortal();
  const [text, setText] = useState('');
  const { reference, title, amount } = payment;
  const { threads } = useThreads(isOpen ? member : null, paymentKey(reference));
  const ask = useAsk(member);
  const known = threads[0];
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('askPayment')}
      footer={
        <Composer
          text={text}
          onChange={setText}
          error={ask.error}
          isSending={ask.isPending}
          onSend={() => ask.mutate({ payment: reference, text }, { onSuccess: () => setText('') })}
        />
      }
    >
      <div className={classes.content}>
        <AboutPayment title={title} amount={amount} at={reference.at} />
        {known ? <Conversation id={known.id} /> : <p className={classes.hint}>{t('paymentHint')}</p>}
      </div>
    </Sheet>
  );
}
