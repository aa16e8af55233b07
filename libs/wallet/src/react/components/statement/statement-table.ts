import { bahtNumber } from '@housebrand/shared';
import { useMoment } from '@housebrand/shared/react';
import { statusLabel, type StatementLine } from '../../../core';
import { usePaymentMessages } from '../../payment-messages';
import { useStatementMessages } from '../../statement-messages';

const COLUMNS = ['at', 'kind', 'with', 'amount', 'before', 'after', 'reference', 'status'] as const;

/** A table for a download: amounts in baht as numbers. */
export interface StatementTable {
  head: string[];
  rows: (string | number)[][];
}

/** Returns a function that writes lines as a table. */
export function useStatementTable(): (lines: readonly StatementLine[]) => StatementTable {
  const t = useStatementMessages();
  const common = usePaymentMessages();
  const moment = useMoment();
  const baht = (satang: number | null): string | number => (satang === null ? '' : bahtNumber(BigInt(satang)));
  return (lines) => ({
    head: COLUMNS.map((column) => t(`column.${column}`)),
    rows: lines.map((line) => {
      const label = statusLabel(line.status);
      return [
        moment(line.at),
        t(`kind.${line.kind}`),
        line.counterparty ?? '',
        baht(line.amountSatang),
        baht(line.balanceBeforeSatang),
        baht(line.balanceAfterSatang),
        line.reference,
        label ? common(`status.${label}`) : '',
      ];
    }),
  });
}
