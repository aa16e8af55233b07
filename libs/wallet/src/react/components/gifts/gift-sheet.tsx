import { bahtNumber, formatPlainSatang, formatSatang, type Satang } from '@housebrand/shared';
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
  /** The sender's credit once the gift is sent; `null` if unknown. */
  creditAfter: Satang | null;
  isSending: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** Confirms amount, receiver and remaining credit, and warns that a gift cannot be undone. The sheet stays open while the gift is being sent. */
export function GiftSheet(props: GiftSheetProps) {
  const { isOpen, receiver, satang, creditAfter, isSending, onSend, onClose } = props;
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
      {(receiver.name !== null || creditAfter !== null) && (
        <DetailList>
          {receiver.name !== null && <Detail label={t('receiverName')}>{receiver.name}</Detail>}
          {creditAfter !== null && <Detail label={t('creditAfter')}>{formatSatang(creditAfter)}</Detail>}
        </DetailList>
      )}
      <p className={classes.warning}>{t('cannotUndo')}</p>
    </Sheet>
  );
}
