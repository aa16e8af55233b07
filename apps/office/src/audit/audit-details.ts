import type { AuditEntry } from '@housebrand/office';
import { baht } from '../kit/formats';
import { useTermName } from '../terms/terms';

/** Returns the text of an entry's details: `Amount: ฿1,500.00, Kind: Deposit`. */
export function useDetailsText(): (entry: AuditEntry) => string {
  const nameOf = useTermName();
  const valueText = (key: string, value: string): string => {
    if (key === 'satang' || key === 'creditSatang') return baht(Number(value));
    if (key === 'kind') return nameOf('kind', value);
    if (key === 'requested') return nameOf('action', value);
    return value;
  };
  return ({ details }) =>
    Object.entries(details)
      .filter(([, value]) => value !== null)
      .map(([key, value]) => `${nameOf('detail', key)}: ${valueText(key, String(value))}`)
      .join(', ');
}
