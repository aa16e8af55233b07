import { AppBar, Chip, ChipRow, usePath, usePortal } from '@housebrand/shared/react';
import { useState } from 'react';
import { REWARD_SOURCES, type RewardSource } from '../../core';
import { usePayments } from '../api/get-payments';
import { useChipMessages } from '../chip-messages';
import { EntryHistory } from '../components/payments/history/entry-history';
import classes from '../components/payments/history/payment-history.module.css';

/** `rewards/history`: the member's rewards, filtered by source. */
export default function RewardHistory() {
  const t = useChipMessages();
  const path = usePath();
  const [source, setSource] = useState<RewardSource | undefined>();
  return (
    <>
      <AppBar title={t('rewards')} parent={path('user-info')} />
      <main className={classes.screen}>
        <div className={classes.chips}>
          <ChipRow label={t('which')}>
            {[undefined, ...REWARD_SOURCES].map((one) => (
              <Chip key={one ?? 'all'} isSelected={one === source} onClick={() => setSource(one)}>
                {t(`source.${one ?? 'all'}`)}
              </Chip>
            ))}
          </ChipRow>
        </div>
        <Entries key={source} source={source} />
      </main>
    </>
  );
}

function Entries({ source }: { source: RewardSource | undefined }) {
  const { member } = usePortal();
  return (
    <EntryHistory kind="reward" pages={usePayments('reward', member, source)} empty={useChipMessages()('noRewards')} />
  );
}
