import { lazyPart } from '../chunks/lazy-screen';

type MemberParts = typeof import('./member-parts');

/**
 * A part of the home page that guests never see. These parts share a file, which loads once the visitor is known to
 * be a member.
 */
export function memberPart<Name extends keyof MemberParts>(name: Name) {
  return lazyPart(async () => ({ default: (await import('./member-parts'))[name] }));
}
