import { lazy } from 'react';

type MemberParts = typeof import('./member-parts');

/** A part of the home that guests never see. They are one file, which comes once the visitor is known as a member. */
export function memberPart<Name extends keyof MemberParts>(name: Name) {
  return lazy(async () => ({ default: (await import('./member-parts'))[name] }));
}
