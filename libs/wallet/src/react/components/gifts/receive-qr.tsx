import { Button, leadsNowhere, QrCode, Sheet, usePath, usePortal } from '@housebrand/shared/react';
import { IconCopy, IconQrcode } from '@tabler/icons-react';
import { useState } from 'react';
import { useChipMessages } from '../../chip-messages';
import { copy } from '../shared/copy';
import classes from './receive-qr.module.css';

const QR_SIZE = 220;

/** A QR code and link that open `chips/transfer/{username}` with this member as the receiver. */
export function ReceiveQr() {
  const t = useChipMessages();
  const path = usePath();
  const { member } = usePortal();
  const [isOpen, setOpen] = useState(false);
  const page = path(`chips/transfer/${member?.username}`);
  if (!member || leadsNowhere(page)) return null;
  const { username } = member;
  const address = () => new URL(page, window.location.origin).href;
  return (
    <>
      <Button variant="ghost" isFullWidth icon={<IconQrcode size={20} aria-hidden />} onClick={() => setOpen(true)}>
        {t('myQr')}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t('receive')}>
        <div className={classes.code}>
          {isOpen && <QrCode text={address()} size={QR_SIZE} label={t('receiveQr', { name: username })} />}
          <b>{username}</b>
          <p>{t('receiveText')}</p>
        </div>
        <Button isFullWidth icon={<IconCopy size={20} aria-hidden />} onClick={() => void copy(address())}>
          {t('copyLink')}
        </Button>
      </Sheet>
    </>
  );
}
