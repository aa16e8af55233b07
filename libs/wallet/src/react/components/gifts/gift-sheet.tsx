import { bahtNumber, formatPlainSatang, type Satang } from '@housebrand/shared';
import { Button, Sheet } from '@housebrand/shared/react';
import type { Receiver } from '../../../core';
import { useChipMessages } from '../../chip-messages';
import { Detail, DetailList } from '../shared/detail-list';
import classes from './gift-sheet.module.css';
import { MoneyButton, OfflineReason } from '../shared/money-button';

export interface GiftSheetProps {
  isOpen: boolean;
  receiver: Receiver;
  satang: Satang;
  isSending: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** Confirms amount and receiver, and warns that a gift cannot be undone. The sheet stays open while the gift is being sent. */
export function GiftSheet({ isOpen, receiver, satang, isSending, onSend, onClose }: GiftSheetProps) {
  const t = useChipMessages();
  const amount = formatPlainSatang(satang);
  const count = bahtNumber(satang);
  const footer = (
    <div className={classes.actions}>
      <OfflineReason />
      <MoneyButton isFullWidth isLoading={isSending} onClick={onSend}>
        {t('confirmSend', { amount, count })}
      </MoneyButton>
      <Button variant="ghost" isFullWidth disabled={isSending} onClick={onClose}>
        {t('edit')}
      </Button>
    </div>
  );
  return (
    <Sheet
      isOpen={isOpen}
      onClose={() => !isSending && onClose()}
      title={t('confirmGift', { amount, count, name: receiver.username })}
      footer={footer}
    >
      {receiver.name !== null && (
        <DetailList>
          <Detail label={t('receiverName')}>{receiver.name}</Detail>
        </DetailList>
      )}
      <p className={classes.warning}>{t('cannotUndo')}</p>
    </Sheet>
  );
}
