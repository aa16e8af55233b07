import { type Site, siteOf } from './agents';
import { below, pick, type Random, seededRandom } from './random';

/** An account that an agent's members transfer to. Fictitious: no bank has a branch 000, and no tax ID starts with 9. */
export interface Receiver {
  bankCode: string;
  accountName: string;
  accountNumber: string;
}

const BANKS = ['KBANK', 'SCB', 'BBL', 'KTB', 'BAY'];

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => String(below(random, 10))).join('');

/** Returns an agent's accounts at two different banks. */
export function receivingAccounts(prefix: string): Receiver[] {
  const { name } = knownSite(prefix);
  const random = seededRandom(`receivers:${prefix}`);
  const first = pick(random, BANKS);
  const second = pick(
    random,
    BANKS.filter((bank) => bank !== first),
  );
  return [first, second].map((bankCode) => ({
    bankCode,
    accountName: `${name} Co., Ltd.`,
    accountNumber: `000${digits(random, 7)}`,
  }));
}

/** Returns the agent's True Money wallet; SPTN has none. */
export function receivingWallet(prefix: string): { accountName: string; phoneNumber: string } | null {
  const { name } = knownSite(prefix);
  if (prefix === 'SPTN') return null;
  return { accountName: name, phoneNumber: `0900000${digits(seededRandom(`wallet-of:${prefix}`), 3)}` };
}

/** Returns the payee of an agent's PromptPay QR; LOTUS does not take PromptPay. */
export function promptPayBiller(prefix: string): { billerId: string; merchantName: string } | null {
  const { name } = knownSite(prefix);
  if (prefix === 'LOTUS') return null;
  return { billerId: `9${digits(seededRandom(`biller:${prefix}`), 14)}`, merchantName: name.slice(0, 25) };
}

function knownSite(prefix: string): Site {
  const site = siteOf(prefix);
  if (!site) throw new Error(`unknown site ${prefix}`);
  return site;
}
