import type { Today } from '@housebrand/office';
import { plainBaht } from '../kit/formats';
import { Panel } from '../kit/panel';
import { QueryPart } from '../kit/query-part';
import { Page } from '../shell/page';
import { FigureCard } from './figure-card';
import { HourBars } from './hour-bars';
import { useTodayMessages } from './messages';
import classes from './today.module.css';
import { useToday } from './use-today';
import { WaitingList } from './waiting-list';

/** What waits, and today's figures against yesterday and a week ago. */
export default function TodayPage() {
  const t = useTodayMessages();
  const query = useToday();
  return (
    <Page title={t('title')}>
      <QueryPart query={query} rows={10}>
        {(today) => <Content today={today} />}
      </QueryPart>
    </Page>
  );
}

function Content({ today: all }: { today: Today }) {
  const t = useTodayMessages();
  const { today, yesterday, weekBefore, waiting, hours, bonuses } = all;
  return (
    <div className={classes.page}>
      <div className={classes.cards}>
        <FigureCard
          name={t('deposits')}
          satang={today.depositsSatang}
          yesterday={yesterday.depositsSatang}
          weekBefore={weekBefore.depositsSatang}
          note={t('firstDeposits', { count: today.firstDeposits })}
        />
        <FigureCard
          name={t('withdrawals')}
          satang={today.withdrawalsSatang}
          yesterday={yesterday.withdrawalsSatang}
          weekBefore={weekBefore.withdrawalsSatang}
        />
        <FigureCard
          name={t('ggr')}
          satang={today.ggrSatang}
          yesterday={yesterday.ggrSatang}
          weekBefore={weekBefore.ggrSatang}
          note={t('ofStake', {
            share: shareOf(today.ggrSatang, today.stakeSatang),
            stake: plainBaht(today.stakeSatang),
          })}
        />
        <FigureCard
          name={t('members')}
          count={today.activeMembers}
          yesterday={yesterday.activeMembers}
          weekBefore={weekBefore.activeMembers}
          note={t('newMembers', { count: today.newMembers })}
        />
      </div>
      <div className={classes.columns}>
        <Panel title={t('waiting')}>
          <WaitingList items={waiting} />
        </Panel>
        <div className={classes.side}>
          <Panel title={t('byHour')}>
            <HourBars hours={hours} now={all.at} />
          </Panel>
          <Panel title={t('bonusToday')}>
            {bonuses.length === 0 && <p className={classes.change}>{t('bonusNone')}</p>}
            <dl className={classes.costs}>
              {bonuses.map(({ kind, satang }) => (
                <div key={kind}>
                  <dt>{t(`cost.${kind}`)}</dt>
                  <dd>{plainBaht(satang)}</dd>
                </div>
              ))}
            </dl>
          </Panel>
        </div>
      </div>
    </div>
  );
}

const shareOf = (part: number, whole: number): string =>
  whole === 0 ? '0%' : new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 }).format(part / whole);
