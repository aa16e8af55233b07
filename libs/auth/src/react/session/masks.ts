import { DASH, normalizeDigits, normalizeTel } from '@housebrand/shared';

/** Masks a phone number: `0812345678` → `081-xxx-5678`. Its owner recognises it, but it cannot be dialled. */
export function maskedTel(tel: string | null | undefined): string {
  if (!tel) return DASH;
  if (tel.length < 8) return 'x'.repeat(tel.length);
  return `${tel.slice(0, 3)}-xxx-${tel.slice(-4)}`;
}

/** Masks an account number except for its last four digits, however the server masked it. */
export function maskedAccount(account: string | null | undefined): string {
  if (!account) return DASH;
  return `xxx-x-x${account.slice(-4)}`;
}

/** Groups a phone number while it is typed: `081-234-5678`. */
export function groupedTel(typed: string): string {
  return grouped(normalizeTel(typed), [3, 3, 4]);
}

/** Groups a bank account number while it is typed: `123-4-56789-0`; up to five more digits extend the last group. */
export function groupedAccount(typed: string): string {
  return grouped(normalizeDigits(typed), [3, 1, 5, 6]);
}

/** Groups the digits; drops digits beyond the last group. */
function grouped(digits: string, sizes: readonly number[]): string {
  let rest = digits.replace(/\D/g, '');
  const groups = sizes.map((size) => {
    const group = rest.slice(0, size);
    rest = rest.slice(size);
    return group;
  });
  return groups.filter(Boolean).join('-');
}
