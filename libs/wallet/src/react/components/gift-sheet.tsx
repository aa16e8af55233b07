import { bahtNumber, formatPlainSatang, type Satang } from '@housebrand/shared';
import { Button, Sheet } from '@housebrand/shared/react';
import type { Receiver } from '../../core';
import { useChipWords } from '../chip-words';
import { Fact, Facts } from './facts';
import classes from './gift-sheet.module.css';
import { MoneyButton, OfflineReason } from './money-button';

export interface GiftSheetProps {
  isOpen: boolean;
  receiver: Receiver;
  satang: Satang;
  isSending: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** Says once more what goes to whom, and that it cannot be undone; while it is sent it stays. */
export function GiftSheet({ isOpen, receiver, satang, isSending, onSend, onClose }: GiftSheetProps) {
  const words = useChipWords();
  const amount = formatPlainSatang(satang);
  const count = bahtNumber(satang);
  const footer = (
    <div className={classes.actions}>
      <OfflineReason />
      <MoneyButton isFullWidth isLoading={isSending} onClick={onSend}>
        {words('confirmSend', { amount, count })}
      </MoneyButton>
      <Button variant="ghost" isFullWidth disabled={isSending} onClick={onClose}>
        {words('edit')}
      </Button>
    </div>
  );
  return (
    <Sheet
      isOpen={isOpen}
      onClose={() => !isSending && onClose()}
      title={words('confirmGift', { amount, count, name: receiver.username })}
      footer={footer}
    >
      {receiver.name !== null && (
        <Facts>
          <Fact label={words('receiverName')}>{receiver.name}</Fact>
        </Facts>
      )}
      <p className={classes.warning}>{words('cannotUndo')}</p>
    </Sheet>
  );
}
