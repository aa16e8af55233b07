import { t } from './messages';

/** Parses baht to satang: `1,234.5` → `123450`. @throws Error with a message for the desk */
export function satangOf(text: string): number {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(',', '').trim());
  if (!match) throw new Error(t('invalidAmount'));
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
