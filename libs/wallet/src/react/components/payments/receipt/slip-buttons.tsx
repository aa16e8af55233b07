import { formatSatang, shortTransactionId, type Satang } from '@housebrand/shared';
import { Button, saveFile, toast, useCanShare, useMoment, usePortal } from '@housebrand/shared/react';
import { IconDownload, IconShare2 } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { usePaymentMessages } from '../../../payment-messages';
import type { ShownPayment } from '../shown-payment';
import { signedAmount } from '../signed-amount';
import { drawSlip, type SlipTexts } from './draw-slip';
import classes from './receipt.module.css';

interface SlipButtonsProps {
  payment: ShownPayment;
  creditAfter?: Satang;
}

/** Saves the receipt as a picture, or shares it where the browser can. */
export function SlipButtons({ payment, creditAfter }: SlipButtonsProps) {
  const t = usePaymentMessages();
  const { name } = usePortal();
  const place = useRef<HTMLDivElement>(null);
  const [isDrawing, setDrawing] = useState(false);
  const canShare = useCanShare();
  const texts = useSlipTexts(payment, creditAfter);
  const draw = async (hand: (picture: File) => void): Promise<void> => {
    setDrawing(true);
    try {
      const picture = await drawSlip(place.current!, texts);
      hand(new File([picture], `slip-${payment.id.replaceAll(/\W/g, '').slice(-8)}.png`, { type: picture.type }));
    } catch {
      toast.show(t('slipFailed'), 'error');
    } finally {
      setDrawing(false);
    }
  };
  const share = (picture: File): void => {
    if (!navigator.canShare?.({ files: [picture] })) return saveFile(picture, picture.name);
    // the promise rejects if the member closes the share sheet, which is not an error
    void navigator.share({ files: [picture], title: name }).catch(() => undefined);
  };
  return (
    <div className={classes.slip} ref={place}>
      <Button
        variant="ghost"
        disabled={isDrawing}
        icon={<IconDownload size={18} aria-hidden />}
        onClick={() => void draw((picture) => saveFile(picture, picture.name))}
      >
        {t('saveSlip')}
      </Button>
      {canShare && (
        <Button
          variant="ghost"
          disabled={isDrawing}
          icon={<IconShare2 size={18} aria-hidden />}
          onClick={() => void draw(share)}
        >
          {t('share')}
        </Button>
      )}
    </div>
  );
}

function useSlipTexts(payment: ShownPayment, creditAfter: Satang | undefined): SlipTexts {
  const t = usePaymentMessages();
  const moment = useMoment();
  const { name } = usePortal();
  const { id, title, status, rows = [], createdAt, rejectReason } = payment;
  return {
    agent: name,
    title,
    amount: signedAmount(payment),
    status: status && t(`status.${status}`),
    rows: [
      ...(rejectReason ? [{ label: t('reason'), value: rejectReason }] : []),
      ...rows,
      { label: t('at'), value: moment(createdAt) },
      { label: t('id'), value: shortTransactionId(id).toUpperCase() },
      ...(creditAfter === undefined ? [] : [{ label: t('creditAfter'), value: formatSatang(creditAfter) }]),
    ],
  };
}
