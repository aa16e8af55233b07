import { ListRow, Sheet, useOnline } from '@housebrand/shared/react';
import { IconBuildingBank, IconQrcode } from '@tabler/icons-react';
import { useChipWords } from '../chip-words';
import type { DepositIntent } from '../state/deposit-intent';
import { OfflineReason } from './money-button';
import classes from './purchase-sheet.module.css';

export interface PurchaseSheetProps {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (by: DepositIntent['by']) => void;
}

/** How a pack is to be paid. */
export function PurchaseSheet({ isOpen, onClose, onChoose }: PurchaseSheetProps) {
  const words = useChipWords();
  const isOnline = useOnline();
  const choosing = (by: DepositIntent['by']) => isOnline && { onClick: () => onChoose(by) };
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={words('payBy')}>
      <div className={classes.ways}>
        <ListRow
          icon={<IconQrcode size={26} aria-hidden />}
          label={words('payQr')}
          note={words('payQrText')}
          {...choosing('qr')}
        />
        <ListRow
          icon={<IconBuildingBank size={26} aria-hidden />}
          label={words('payAccount')}
          note={words('payAccountText')}
          {...choosing('account')}
        />
      </div>
      <OfflineReason />
      <p className={classes.arrive}>{words('arrive')}</p>
    </Sheet>
  );
}
