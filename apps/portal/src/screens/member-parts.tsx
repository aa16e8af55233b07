import { AfterLogin } from '@housebrand/content/react';
import { QuestStrip, useDailyQuestsOf } from '@housebrand/quests/react';
import { IfOffered, usePortal, VisuallyHidden } from '@housebrand/shared/react';
import { TournamentCard } from '@housebrand/tournaments/react';
import { usePortalMessages } from '../messages';
import classes from './quick-row.module.css';

export { NotificationBell } from '@housebrand/notifications/react';
export { MoneyOnTheWay } from '@housebrand/wallet/react';

/** The member's day: quests and the running tournament among the games, and what a login shows over the home page. */
export function MemberToday() {
  return (
    <>
      <IfOffered menu="daily-quest">
        <QuestStrip />
      </IfOffered>
      <IfOffered menu="tournament">
        <TournamentCard />
      </IfOffered>
      <AfterLogin />
    </>
  );
}

/** A dot at the quests while a completed one has an unclaimed reward. */
export function RewardWaits() {
  const t = usePortalMessages();
  const { data = [] } = useDailyQuestsOf(usePortal().member);
  if (!data.some(({ status }) => status === 'READY')) return null;
  return (
    <span className={classes.dot}>
      <VisuallyHidden>{t('rewardWaits')}</VisuallyHidden>
    </span>
  );
}
