const CODE = /^[A-Za-z0-9]{1,64}$/;

/** Whether a text has the form of a code: 1 to 64 letters and digits. Only the server checks whether a member owns it. */
export function isReferralCode(value: string): boolean {
  return CODE.test(value);
}

const MAX_CODE_LENGTH = 64;

/** Builds the link that a member shares: `{origin}/{prefix}/r/{code}.html`. */
export function referralLink(origin: string, prefix: string, code: string): string {
  return `${origin}/${prefix}/r/${code}.html`;
}

/** Returns the code of a link: its last alphanumeric segment before `.html` (specification section 3). `null`: none. */
export function referralCodeOf(link: string): string | null {
  const end = link.search(/\.html(?:[?#].*)?$/);
  if (end < 0) return null;
  const segments = link.slice(Math.max(0, end - MAX_CODE_LENGTH), end).split(/[^A-Za-z0-9]/);
  return segments.at(-1) || null;
}
