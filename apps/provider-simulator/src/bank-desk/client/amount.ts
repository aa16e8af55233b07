import { satangFromBaht } from '@housebrand/shared';
import { t } from './messages';

/** Parses baht to satang: `1,234.5` → `123450`. @throws Error with a message for the desk */
export function satangOf(text: string): number {
  const digits = text.replaceAll(',', '').trim();
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(digits)) throw new Error(t('invalidAmount'));
  return Number(satangFromBaht(digits));
}
