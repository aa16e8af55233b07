import en from './locales/banks/en.json' with { type: 'json' };
import th from './locales/banks/th.json' with { type: 'json' };
import type { Language } from './messages';
import { ownEntry } from './own-entry';

const NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { th, en };

/** Codes of the supported banks, those with the most members first. */
export const BANK_CODES = [
  'KBANK',
  'SCB',
  'BBL',
  'KTB',
  'BAY',
  'TTB',
  'GSB',
  'BAAC',
  'UOB',
  'KKP',
  'CIMB',
  'LHB',
  'GHB',
] as const;
/** One of {@link BANK_CODES}. */
export type BankCode = (typeof BANK_CODES)[number];

/** An entry of the bank list (specification section 3). */
export interface Bank {
  /** `''` is the placeholder at the top of the list. */
  keyData: BankCode | '';
  title: string;
}

/** Returns the bank list, placeholder first. */
export function bankList(language: Language): Bank[] {
  return (['', ...BANK_CODES] as const).map((keyData) => ({ keyData, title: bankName(keyData, language) }));
}

/** Returns the common name of a bank; for an unknown code words that say so. */
export function bankName(code: string, language: Language): string {
  const names = NAMES[language];
  return ownEntry(names, code) ?? names['unknown']!;
}

/** Whether the code, in the provider's spelling, belongs to a supported bank. */
export function isBankCode(code: string): code is BankCode {
  return BANK_CODES.some((known) => known === code);
}

/**
 * Finds the bank that a text names by its code or by its name in either language, ignoring case, punctuation and
 * character width; `null` when there is none.
 */
export function bankCodeOf(text: string): BankCode | null {
  const named = comparable(text);
  return BANK_CODES.find((code) => [code, th[code], en[code]].some((name) => comparable(name) === named)) ?? null;
}

function comparable(name: string): string {
  return name
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replace(/^ธนาคาร/, '');
}
