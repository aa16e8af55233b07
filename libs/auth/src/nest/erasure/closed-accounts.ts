import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { Changes, ClosedMembers, KeyRing, type ClosedMember } from '@housebrand/shared/nest';
import { AccountClosed } from '../../core';
import { ClosureRepository } from './closure.repository';

const TOPIC = 'member-closures';

/** A closed account as one instance announces it to the others. */
interface Announced extends ClosedMember {
  slot: string;
}

/** Recognises closed accounts by the keyed hashes of their names, which every instance holds in memory. */
@Injectable()
export class ClosedAccounts implements OnApplicationBootstrap {
  private accounts = new Map<string, ClosedMember>();
  /** Announced since the last reload began, so newer than what it reads. */
  private news = new Map<string, ClosedMember>();

  constructor(
    private readonly closures: ClosureRepository,
    private readonly keys: KeyRing,
    private readonly changes: Changes,
    closed: ClosedMembers,
  ) {
    closed.register((member) => this.find(member));
  }

  async onApplicationBootstrap(): Promise<void> {
    this.changes.on(TOPIC, (text) => this.hear(text));
    this.changes.onLost(() => void this.reload().catch(() => undefined));
    await this.reload();
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

  /** Tells every instance that an account was closed or erased, this one before it returns. */
  async announce(member: MemberRef, closed: ClosedMember): Promise<void> {
    const announced: Announced = { ...closed, slot: this.slotOf(member) };
    await this.changes.publish(TOPIC, JSON.stringify(announced));
  }

  private find(member: MemberRef): ClosedMember | null {
    if (this.accounts.size === 0) return null;
    return this.accounts.get(this.slotOf(member)) ?? null;
  }

  private hear(text: string): void {
    const { slot, ...closed } = JSON.parse(text) as Announced;
    for (const accounts of [this.accounts, this.news]) accounts.set(slot, closed);
  }

  private async reload(): Promise<void> {
    this.news = new Map();
    const { news } = this;
    const stored = (await this.closures.all()).map(
      ({ agent, usernameIndex, pseudonym, erasedAt }) =>
        [slot(agent, usernameIndex), { pseudonym, isErased: erasedAt !== null }] as const,
    );
    this.accounts = new Map([...stored, ...news]);
  }

  private slotOf(member: MemberRef): string {
    return slot(member.prefix, this.indexOf(member));
  }
}

const slot = (prefix: string, index: Buffer) => `${prefix} ${index.toString('base64url')}`;
