import { ngrOf, type DayFigures } from '@housebrand/office';
import { formatCount } from '@housebrand/shared';
import { plainBaht } from '../kit/formats';
import { Figure, Figures, Panel } from '../kit/panel';
import { useReportMessages } from './messages';

/** The sums of a report. */
export function ReportTotal({ total }: { total: DayFigures }) {
  const t = useReportMessages();
  return (
    <Panel title={t('total')}>
      <Figures>
        <Figure
          name={t('deposits')}
          value={plainBaht(total.depositsSatang)}
          note={t('firstNote', { count: total.firstDeposits })}
        />
        <Figure name={t('withdrawals')} value={plainBaht(total.withdrawalsSatang)} />
        <Figure name={t('ggr')} value={plainBaht(total.ggrSatang)} note={t('ggrNote')} />
        <Figure name={t('ngr')} value={plainBaht(ngrOf(total))} note={t('ngrNote')} />
        <Figure name={t('active')} value={formatCount(total.activeMembers)} note={t('activeNote')} />
        <Figure name={t('new')} value={formatCount(total.newMembers)} />
      </Figures>
    </Panel>
  );
}
