import { BANK_CODES, bankCodeOf, foldText, normalizeDigits, normalizeTel, TEL } from '@housebrand/shared';
import { ACCOUNT_MAX_LENGTH } from './registration';

/** Contact data that identifies a person who registers again. */
export interface PersonContact {
  tel?: string;
  account?: {
    number: string;
    /** Omitted: matches the number at any bank. */
    bankName?: string;
  };
}

/** Returns the text whose hash identifies a phone number: its domestic form, however it was typed. `null` if it isn't a mobile number. */
export function telKey(tel: string): string | null {
  const domestic = normalizeTel(tel);
  return TEL.test(domestic) ? domestic : null;
}

/**
 * Returns the text whose hash identifies a bank account: the bank and the digits without leading zeros, or only the digits if the bank
 * is unknown. `null` if it isn't an account number.
 */
export function accountKey(bankName: string, accountNumber: string): string | null {
  const account = accountDigits(accountNumber);
  if (account === '') return null;
  const bank = bankCodeOf(bankName);
  return bank === null ? account : `${bank} ${account}`;
}

/**
 * Returns the text whose hash identifies a name, however its spaces, capitals and Thai vowels were typed. `null` if there is none. Rows
 * with another key find their member again after the next sync from the provider.
 */
export function nameKey(name: string): string | null {
  return foldText(name).trim().replace(/\s+/g, ' ') || null;
}

/**
 * Returns every key under which an account may be stored. Before banks were compared, members were stored by the digits alone, with the
 * leading zeros as typed; these rows keep the old key until the next sync from the provider.
 */
export function accountKeys({ number, bankName }: NonNullable<PersonContact['account']>): string[] {
  const account = accountDigits(number);
  if (account === '') return [];
  const banks = bankName === undefined ? BANK_CODES : [bankName];
  const zeros = Math.max(0, ACCOUNT_MAX_LENGTH - account.length);
  const digitsAlone = Array.from({ length: zeros + 1 }, (_, count) => '0'.repeat(count) + account);
  return [...new Set([...banks.map((bank) => accountKey(bank, account)!), ...digitsAlone])];
}

function accountDigits(accountNumber: string): string {
  return normalizeDigits(accountNumber).replace(/\D/g, '').replace(/^0+/, '');
}
