/** The query parameter, and the key of local storage, that carry a referral code (specification section 9). */
export const REFERRAL_PARAMETER = 'ref';
/** Under which local storage keeps the code until the visitor registers. */
export const REFERRAL_STORAGE_KEY = 'userRefCode';

const CODE = /^[A-Za-z0-9]{1,64}$/;

/** Whether a text may be a code at all, 1 to 64 letters and digits; whether a member has it, the server knows. */
export function isReferralCode(value: string): boolean {
  return CODE.test(value);
}

const MAX_CODE_LENGTH = 64;

/** The address a member shares: `{origin}/{prefix}/r/{code}.html`. */
export function referralLink(origin: string, prefix: string, code: string): string {
  return `${origin}/${prefix}/r/${code}.html`;
}

/** The code of a link: its last alphanumeric segment before '.html' (specification section 3). `null`: none. */
export function referralCodeOf(link: string): string | null {
  const end = link.search(/\.html(?:[?#].*)?$/);
  if (end < 0) return null;
  const segments = link.slice(Math.max(0, end - MAX_CODE_LENGTH), end).split(/[^A-Za-z0-9]/);
  return segments.at(-1) || null;
}
