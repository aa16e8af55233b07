import type { PeriodFigures, PeriodKind } from '@housebrand/office';
import { bahtNumber, formatCount } from '@housebrand/shared';
import { BarChart, LineChart } from '@mantine/charts';
import '@mantine/charts/styles.css';
import { Panel } from '../kit/panel';
import { useReportMessages } from './messages';
import { periodText } from './period-text';
import classes from './reports.module.css';

const HEIGHT_PX = 220;

const bahtOf = (satang: number): number => bahtNumber(BigInt(satang));
const inBaht = (value: number): string => `${value < 0 ? '−' : ''}฿${formatCount(Math.abs(value))}`;

/** The figures of each period as charts; the table below them has the same figures for screen readers. */
export function ReportCharts({ periods, kind }: { periods: readonly PeriodFigures[]; kind: PeriodKind }) {
  const t = useReportMessages();
  const rows = periods.map((period) => {
    const { depositsSatang, withdrawalsSatang, ggrSatang, bonusSatang } = period;
    return {
      // without the year
      day: periodText(period, kind).slice(5),
      deposits: bahtOf(depositsSatang),
      withdrawals: bahtOf(withdrawalsSatang),
      ggr: bahtOf(ggrSatang),
      ngr: bahtOf(ggrSatang - bonusSatang),
    };
  });
  const common = {
    h: HEIGHT_PX,
    data: rows,
    dataKey: 'day',
    withLegend: true,
    tickLine: 'none' as const,
    gridAxis: 'x' as const,
    valueFormatter: inBaht,
    yAxisProps: { width: 76 },
  };
  return (
    <div className={classes.charts}>
      <Panel title={t('moneyChart')}>
        <div aria-hidden>
          <BarChart
            {...common}
            barChartProps={{ accessibilityLayer: false }}
            series={[
              { name: 'deposits', label: t('deposits'), color: 'var(--primary)' },
              { name: 'withdrawals', label: t('withdrawals'), color: '#94a8d6' },
            ]}
          />
        </div>
      </Panel>
      <Panel title={t('playChart')}>
        <div aria-hidden>
          <LineChart
            {...common}
            lineChartProps={{ accessibilityLayer: false }}
            withDots={periods.length <= 31}
            curveType="monotone"
            series={[
              { name: 'ggr', label: t('ggr'), color: 'var(--primary)' },
              { name: 'ngr', label: t('ngr'), color: '#0f8a5f' },
            ]}
          />
        </div>
      </Panel>
    </div>
  );
}
