import { ListRow, Sheet, useOnline } from '@housebrand/shared/react';
import { IconBuildingBank, IconQrcode } from '@tabler/icons-react';
import { useChipMessages } from '../../chip-messages';
import type { DepositIntent } from '../../state/deposit-intent';
import { OfflineReason } from '../shared/money-button';
import classes from './purchase-sheet.module.css';

export interface PurchaseSheetProps {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (by: DepositIntent['by']) => void;
}

/** The choice of the payment method for a pack. */
export function PurchaseSheet({ isOpen, onClose, onChoose }: PurchaseSheetProps) {
  const t = useChipMessages();
  const isOnline = useOnline();
  const choosing = (by: DepositIntent['by']) => isOnline && { onClick: () => onChoose(by) };
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('payBy')}>
      <div className={classes.ways}>
        <ListRow
          icon={<IconQrcode size={26} aria-hidden />}
          label={t('payQr')}
          note={t('payQrText')}
          {...choosing('qr')}
        />
        <ListRow
          icon={<IconBuildingBank size={26} aria-hidden />}
          label={t('payAccount')}
          note={t('payAccountText')}
          {...choosing('account')}
        />
      </div>
      <OfflineReason />
      <p className={classes.arrive}>{t('arrive')}</p>
    </Sheet>
  );
}
