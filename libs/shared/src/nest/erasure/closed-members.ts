import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';

/** A closed account. */
export interface ClosedMember {
  /** The name under which the records continue once they are erased. */
  pseudonym: string;
  isErased: boolean;
}

/** Separates the parts of a pseudonym; no username contains it. */
export const PSEUDONYM_SIGN = '~';

/** Recognises members whose accounts are closed, without a query. The domain that closes accounts registers the lookup. */
@Injectable()
export class ClosedMembers {
  private find: (member: MemberRef) => ClosedMember | null = () => null;

  /** @param find returns `null` if the account is not closed */
  register(find: (member: MemberRef) => ClosedMember | null): void {
    this.find = find;
  }

  /** Also true for a pseudonym, under which what waited at the erasure continues. */
  isClosed(member: MemberRef): boolean {
    return member.username.includes(PSEUDONYM_SIGN) || this.find(member) !== null;
  }

  /** Returns the name under which our records of a member are stored: the username, or after an erasure the pseudonym. */
  recordedName(member: MemberRef): string {
    const closed = this.find(member);
    return closed?.isErased ? closed.pseudonym : member.username;
  }
}
