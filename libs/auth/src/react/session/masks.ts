import { DASH } from '@housebrand/shared';
import { normalizeDigits } from '../../core';

/** `0812345678` → `081-xxx-5678`: enough to recognise one's own number, too little to call it. */
export function maskedTel(tel: string | null | undefined): string {
  if (!tel) return DASH;
  if (tel.length < 8) return 'x'.repeat(tel.length);
  return `${tel.slice(0, 3)}-xxx-${tel.slice(-4)}`;
}

/** The last four digits of an account, whatever the server left readable. */
export function maskedAccount(account: string | null | undefined): string {
  if (!account) return DASH;
  return `xxx-x-x${account.slice(-4)}`;
}

/** A phone number while it is typed: `081-234-5678`. */
export function groupedTel(typed: string): string {
  return grouped(typed, [3, 3, 4]);
}

/** A bank account number while it is typed: `123-4-56789-0`, and what is longer behind it. */
export function groupedAccount(typed: string): string {
  return grouped(typed, [3, 1, 5, 6]);
}

/** The digits alone, in groups; what is more than the groups hold is not taken. */
function grouped(typed: string, sizes: readonly number[]): string {
  let rest = normalizeDigits(typed).replace(/\D/g, '');
  const groups = sizes.map((size) => {
    const group = rest.slice(0, size);
    rest = rest.slice(size);
    return group;
  });
  return groups.filter(Boolean).join('-');
}
