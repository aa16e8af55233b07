import { ngrOf, type DayFigures } from '@housebrand/office';
import { formatCount } from '@housebrand/shared';
import type { Column } from '../kit/data-table';
import { plainAmount } from '../kit/formats';
import { LineLink } from './line-links';
import { useReportMessages } from './messages';

type Figures = Omit<DayFigures, 'day'>;
type MoneyKey = 'deposits' | 'withdrawals' | 'stake' | 'payout' | 'ggr' | 'bonus';

/** Returns the address of the lines that a row's figure sums; `null`: there are none to open. */
export type LinesOf<Row> = (row: Row, figure: MoneyKey) => string | null;

const SATANG: Record<MoneyKey, (figures: Figures) => number> = {
  deposits: ({ depositsSatang }) => depositsSatang,
  withdrawals: ({ withdrawalsSatang }) => withdrawalsSatang,
  stake: ({ stakeSatang }) => stakeSatang,
  payout: ({ payoutSatang }) => payoutSatang,
  ggr: ({ ggrSatang }) => ggrSatang,
  bonus: ({ bonusSatang }) => bonusSatang,
};

/** The columns of figures, whose amounts open their lines. */
export function useFigureColumns<Row extends Figures>(linesOf: LinesOf<Row> = () => null): Column<Row>[] {
  const t = useReportMessages();
  const money = (key: MoneyKey): Column<Row> => ({
    key,
    head: t(key),
    cell: (row) => {
      const satang = SATANG[key](row);
      return <LineLink to={satang === 0 ? null : linesOf(row, key)}>{plainAmount(satang)}</LineLink>;
    },
    fit: 'end',
  });
  return [
    money('deposits'),
    { key: 'first', head: t('first'), cell: ({ firstDeposits }) => formatCount(firstDeposits), fit: 'end' },
    money('withdrawals'),
    money('stake'),
    money('payout'),
    money('ggr'),
    money('bonus'),
    { key: 'ngr', head: t('ngr'), cell: (row) => plainAmount(ngrOf(row)), fit: 'end' },
    { key: 'active', head: t('active'), cell: ({ activeMembers }) => formatCount(activeMembers), fit: 'end' },
    { key: 'new', head: t('new'), cell: ({ newMembers }) => formatCount(newMembers), fit: 'end' },
  ];
}
