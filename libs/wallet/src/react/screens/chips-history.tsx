import { AppBar, Chip, ChipRow, IconLink, IfOffered, usePath, usePortal } from '@housebrand/shared/react';
import { IconSend, IconShoppingBag } from '@tabler/icons-react';
import { useState } from 'react';
import type { ViewMode } from '../../core';
import { usePayments } from '../api/get-payments';
import { useChipMessages } from '../chip-messages';
import { EntryHistory } from '../components/payments/history/entry-history';
import type { HistoryKind } from '../components/payments/history/no-payments';
import classes from '../components/payments/history/payment-history.module.css';

const MODES = ['chips', 'gift_sent', 'gift_received', 'purchase'] as const satisfies readonly ViewMode[];
type Mode = (typeof MODES)[number];

const KINDS = {
  chips: 'chips',
  gift_sent: 'chips',
  gift_received: 'received',
  purchase: 'purchase',
} as const satisfies Record<Mode, HistoryKind>;

/** `chips/history`: chips sent, received and bought. */
export default function ChipsHistory() {
  const t = useChipMessages();
  const path = usePath();
  const [mode, setMode] = useState<Mode>('chips');
  return (
    <>
      <AppBar title={t('history')} parent={path()} actions={<Ways />} />
      <main className={classes.screen}>
        <div className={classes.chips}>
          <ChipRow label={t('which')}>
            {MODES.map((one) => (
              <Chip key={one} isSelected={one === mode} onClick={() => setMode(one)}>
                {t(`mode.${one}`)}
              </Chip>
            ))}
          </ChipRow>
        </div>
        <Entries key={mode} mode={mode} />
      </main>
    </>
  );
}

/** Links to send and to buy chips, if the member's tier offers them. */
function Ways() {
  const t = useChipMessages();
  const path = usePath();
  return (
    <IfOffered menu="chips">
      <IconLink label={t('send')} to={path('chips/send')}>
        <IconSend size={24} aria-hidden />
      </IconLink>
      <IconLink label={t('buy')} to={path('chips/purchase')}>
        <IconShoppingBag size={24} aria-hidden />
      </IconLink>
    </IfOffered>
  );
}

function Entries({ mode }: { mode: Mode }) {
  const { member } = usePortal();
  return <EntryHistory kind={KINDS[mode]} pages={usePayments(mode, member)} empty={useChipMessages()('empty')} />;
}
