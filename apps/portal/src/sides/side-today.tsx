import { QuestStrip, useDailyQuestsOf } from '@housebrand/quests/react';
import { IfOffered, useMenus, usePortal } from '@housebrand/shared/react';
import { TournamentCard, useLeaderboards } from '@housebrand/tournaments/react';
import { MoneyOnTheWay } from '@housebrand/wallet/react';
import { useSideMessages } from './messages';
import classes from './side-today.module.css';

/** At the right of the column on a wide screen: the member's pending money, quests and place in the tournament. */
export default function SideToday({ route }: { route: string }) {
  const t = useSideMessages();
  // No page repeats its own content beside itself.
  const isOutside = (page: string) => route !== page && !route.startsWith(`${page}/`);
  const isLoading = useIsDayLoading();
  return (
    <aside className={classes.today} aria-label={t('today')}>
      {route !== '' && <MoneyOnTheWay />}
      {!isLoading && isOutside('daily-quest') && (
        <IfOffered menu="daily-quest">
          <QuestStrip />
        </IfOffered>
      )}
      {!isLoading && isOutside('tournament') && (
        <IfOffered menu="tournament">
          <TournamentCard />
        </IfOffered>
      )}
    </aside>
  );
}

/** Whether quests or tournaments are loading for the first time: they appear together, so that neither moves the other. */
function useIsDayLoading(): boolean {
  const { member } = usePortal();
  const { isOffered } = useMenus();
  const quests = useDailyQuestsOf(isOffered('daily-quest') ? member : null);
  const tournaments = useLeaderboards(isOffered('tournament') ? member : null);
  return quests.isLoading || tournaments.isLoading;
}
