import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { Audit, Clock, Database, KeyRing, PSEUDONYM_SIGN, type Caller } from '@housebrand/shared/nest';
import { AccountClosed, CreditRemains, MemberMoney, MoneyMoving } from '../../core';
import { MemberService } from '../members/member.service';
import { MemberSessions } from '../session/member-sessions';
import { ClosedAccounts } from './closed-accounts';
import { ClosureRepository } from './closure.repository';

/** Purpose of a sealed name: binds it to its row. */
export const closurePurpose = (prefix: string, pseudonym: string) => `member_closure:${prefix}:${pseudonym}`;

/** Closes accounts on request. `Erasures` erases them a little later. */
@Injectable()
export class ClosingService {
  constructor(
    private readonly members: MemberService,
    private readonly money: MemberMoney,
    private readonly closures: ClosureRepository,
    private readonly closed: ClosedAccounts,
    private readonly sessions: MemberSessions,
    private readonly keys: KeyRing,
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Closes an account and ends its sessions.
   * @param givesUpCredit the member gives up what is left
   * @throws UnknownMember, AccountClosed, MoneyMoving, CreditRemains
   */
  async close(member: MemberRef, by: Caller, givesUpCredit: boolean): Promise<void> {
    const { prefix, username } = member;
    this.closed.assertOpen(member);
    await this.members.record({ prefix, username: null }, username);
    const { isMoving, creditSatang } = await this.money.of(member);
    if (isMoving) throw new MoneyMoving();
    if (creditSatang !== 0n && !givesUpCredit) throw new CreditRemains(creditSatang);
    const pseudonym = pseudonymFor(member);
    const actor = by.username === null ? 'agent key' : username;
    const details = { creditSatang: creditSatang === null ? null : String(creditSatang) };
    await this.database.forAgent(prefix, async (tx) => {
      const usernameIndex = this.closed.indexOf(member);
      const sealed = this.keys.seal(closurePurpose(prefix, pseudonym), username);
      const closedAt = this.clock.now();
      if (!(await this.closures.insert(tx, { pseudonym, usernameIndex, sealed, closedAt }))) throw new AccountClosed();
      await this.audit.note(tx, prefix, { actor, action: 'member.closed', subject: username, details });
    });
    await this.closed.announce(member, { pseudonym, isErased: false });
    await this.sessions.endEvery(member);
  }
}

/**
 * Returns a name that no member can have. It keeps the last two characters: uplines see only those, and their counts and searches by
 * them stay right.
 */
export function pseudonymFor({ prefix, username }: MemberRef): string {
  return [prefix, randomBytes(6).toString('hex').toUpperCase(), username.slice(-2)].join(PSEUDONYM_SIGN);
}
