import { DASH } from '@housebrand/shared';

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
