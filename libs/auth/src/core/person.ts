import { BANK_CODES, bankCodeOf, TEL } from '@housebrand/shared';
import { ACCOUNT_MAX_LENGTH, normalizeDigits } from './registration';

/** By what a person is known again who registers once more. */
export interface PersonContact {
  tel?: string;
  account?: {
    number: string;
    /** Left out: whichever bank it is at. */
    bankName?: string;
  };
}

const COUNTRY = /^(?:\+|00)?66(?=[689]\d{8}$)/;

/** What a phone number is kept by, hashed: as it is dialled at home, however it was typed. `null`: it is no mobile number. */
export function telKey(tel: string): string | null {
  const dialled = normalizeDigits(tel)
    .replace(/[^\d+]/g, '')
    .replace(COUNTRY, '0');
  return TEL.test(dialled) ? dialled : null;
}

/**
 * What an account is kept by, hashed: its bank and its digits without leading zeros; the digits alone where we do not know the bank.
 * `null`: it is no account.
 */
export function accountKey(bankName: string, accountNumber: string): string | null {
  const account = accountDigits(accountNumber);
  if (account === '') return null;
  const bank = bankCodeOf(bankName);
  return bank === null ? account : `${bank} ${account}`;
}

/**
 * All that an account may be kept by. Before we compared banks, members were noted by the digits alone, with as many zeros in front as
 * they were written with; they stay noted so until the provider is next asked about them.
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
