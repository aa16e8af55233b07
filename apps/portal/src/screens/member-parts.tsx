import { PasskeyOffer } from '@housebrand/auth/react';
import { AfterLogin } from '@housebrand/content/react';
import { QuestStrip, useDailyQuestsOf } from '@housebrand/quests/react';
import { IfOffered, useIsWide, usePortal, VisuallyHidden } from '@housebrand/shared/react';
import { TournamentCard } from '@housebrand/tournaments/react';
import { usePortalMessages } from '../messages';
import classes from './quick-row.module.css';

export { NotificationBell } from '@housebrand/notifications/react';
export { MoneyOnTheWay } from '@housebrand/wallet/react';
export { FirstSteps } from './first-steps';

/** The member's day: a passkey's offer, quests and the running tournament among the games, and what a login shows over the home page. */
export function MemberToday() {
  // On a wide screen, both are beside the column.
  const isWide = useIsWide();
  return (
    <>
      <PasskeyOffer />
      {!isWide && (
        <>
          <IfOffered menu="daily-quest">
            <QuestStrip />
          </IfOffered>
          <IfOffered menu="tournament">
            <TournamentCard />
          </IfOffered>
        </>
      )}
      <AfterLogin />
    </>
  );
}

/** The number of completed quests with unclaimed rewards; nothing without any. */
export function RewardWaits() {
  const t = usePortalMessages();
  const { data = [] } = useDailyQuestsOf(usePortal().member);
  const count = data.filter(({ status }) => status === 'READY').length;
  if (count === 0) return null;
  return (
    <span className={classes.count}>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{t('rewardWaits', { count })}</VisuallyHidden>
    </span>
  );
}
