import { QuestStrip } from '@housebrand/quests/react';
import { IfOffered } from '@housebrand/shared/react';
import { TournamentCard } from '@housebrand/tournaments/react';
import { MoneyOnTheWay } from '@housebrand/wallet/react';
import { useSideMessages } from './messages';
import classes from './side-today.module.css';

/** At the right of the column on a wide screen: the member's pending money, quests and place in the tournament. */
export default function SideToday({ route }: { route: string }) {
  const t = useSideMessages();
  // No page repeats its own content beside itself.
  const isOutside = (page: string) => route !== page && !route.startsWith(`${page}/`);
  return (
    <aside className={classes.today} aria-label={t('today')}>
      {route !== '' && <MoneyOnTheWay />}
      {isOutside('daily-quest') && (
        <IfOffered menu="daily-quest">
          <QuestStrip />
        </IfOffered>
      )}
      {isOutside('tournament') && (
        <IfOffered menu="tournament">
          <TournamentCard />
        </IfOffered>
      )}
    </aside>
  );
}
