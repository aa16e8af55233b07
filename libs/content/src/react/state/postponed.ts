import type { MemberRef } from '@housebrand/shared';
import { create } from 'zustand';

const nameOf = ({ prefix, username }: MemberRef): string => `${prefix} ${username}`;

interface Postponed {
  by: readonly string[];
  postpone: (member: MemberRef) => void;
}

/** The members who put off accepting a new version during this visit. */
export const usePostponed = create<Postponed>((set) => ({
  by: [],
  postpone: (member) => set(({ by }) => ({ by: [...by, nameOf(member)] })),
}));

/** Whether the member put it off during this visit. */
export function hasPostponed({ by }: Postponed, member: MemberRef): boolean {
  return by.includes(nameOf(member));
}
