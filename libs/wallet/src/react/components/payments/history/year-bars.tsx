import { formatSatang, shareInPercent } from '@housebrand/shared';
import { Card, Skeleton, useLanguage, VisuallyHidden } from '@housebrand/shared/react';
import type { ReportKind, ReportSummary } from '../../../../core';
import { usePaymentMessages } from '../../../payment-messages';
import { shownYear } from './shown-year';
import classes from './year-bars.module.css';

/** The total of a year and a bar for each month. */
export function YearBars({ kind, summary }: { kind: ReportKind; summary: ReportSummary }) {
  const t = usePaymentMessages();
  const language = useLanguage();
  const year = shownYear(summary.year, language);
  const largest = Math.max(1, ...summary.monthsSatang);
  const monthName = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return (
    <Card className={classes.card}>
      <div>
        <span className={classes.label}>{t(`yearTotal.${kind}`, { year })}</span>
        <b className={classes.sum} translate="no">
          {formatSatang(BigInt(summary.totalSatang))}
        </b>
      </div>
      <div className={classes.bars} aria-hidden>
        {summary.monthsSatang.map((satang, month) => (
          <span key={month} style={{ height: `${Math.max(4, Math.round(shareInPercent(satang / largest)))}%` }} />
        ))}
      </div>
      <VisuallyHidden>
        <table>
          <tbody>
            {summary.monthsSatang.map((satang, month) => (
              <tr key={month}>
                <th scope="row">{monthName.format(Date.UTC(2000, month))}</th>
                <td translate="no">{formatSatang(BigInt(satang))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Card>
  );
}

export function YearBarsSkeleton() {
  return <Skeleton height={82} radius={12} />;
}
