import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { Changes, ClosedMembers, KeyRing, type ClosedMember } from '@housebrand/shared/nest';
import { AccountClosed } from '../../core';
import { ClosureRepository } from './closure.repository';

const TOPIC = 'member-closures';

/** Recognises closed accounts by the keyed hashes of their names, which every instance holds in memory. */
@Injectable()
export class ClosedAccounts implements OnApplicationBootstrap {
  private accounts = new Map<string, ClosedMember>();

  constructor(
    private readonly closures: ClosureRepository,
    private readonly keys: KeyRing,
    private readonly changes: Changes,
    closed: ClosedMembers,
  ) {
    closed.register((member) => this.find(member));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.reload();
    this.changes.on(TOPIC, () => void this.reload().catch(() => undefined));
    this.changes.onLost(() => void this.reload().catch(() => undefined));
  }

  /** @throws AccountClosed */
  assertOpen(member: MemberRef): void {
    if (this.isClosed(member)) throw new AccountClosed();
  }

  isClosed(member: MemberRef): boolean {
    return this.find(member) !== null;
  }

  /** The keyed hash of a member's name. */
  indexOf({ prefix, username }: MemberRef): Buffer {
    return this.keys.index(`member_closure.username:${prefix}`, username);
  }

  /** Makes every instance read the closures again, this one before it returns. */
  async announce(): Promise<void> {
    await this.reload();
    await this.changes.publish(TOPIC, '');
  }

  private find(member: MemberRef): ClosedMember | null {
    if (this.accounts.size === 0) return null;
    return this.accounts.get(slot(member.prefix, this.indexOf(member))) ?? null;
  }

  private async reload(): Promise<void> {
    const all = await this.closures.all();
    this.accounts = new Map(
      all.map(({ agent, usernameIndex, pseudonym, erasedAt }) => [
        slot(agent, usernameIndex),
        { pseudonym, isErased: erasedAt !== null },
      ]),
    );
  }
}

const slot = (prefix: string, index: Buffer) => `${prefix} ${index.toString('base64url')}`;
