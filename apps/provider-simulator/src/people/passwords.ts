import { Injectable } from '@nestjs/common';
import type { MemberRow } from '../books/members';
import { type Queries, Storage } from '../storage/storage';
import { WorldClock } from '../world/clock';
import { hashPassword, passwordMatches } from '../world/passwords';

/** The systems with their own password. */
export type PasswordSystem = 'memberSystem' | 'gamePlatform';

export function passwordHashOf(member: MemberRow, system: PasswordSystem): string {
  return system === 'gamePlatform' ? (member.platform_password_hash ?? member.password_hash) : member.password_hash;
}

/** Passwords at the two systems that keep one. */
@Injectable()
export class Passwords {
  constructor(
    private readonly storage: Storage,
    private readonly clock: WorldClock,
  ) {}

  /** @returns false if `current` is wrong */
  async change(member: MemberRow, system: PasswordSystem, current: string, replacement: string): Promise<boolean> {
    if (!(await passwordMatches(current, passwordHashOf(member, system)))) return false;
    const hash = await hashPassword(replacement);
    await this.storage.transaction(async (queries) => {
      await store(queries, member.id, system, hash);
      await queries.rows('delete from one_login where member_id = $1 and system = $2', [member.id, system]);
    });
    return true;
  }

  /** Replaces the member's password by one that works once per system. */
  async setForOneLogin(memberId: string, password: string): Promise<void> {
    const hash = await hashPassword(password);
    await this.storage.transaction(async (queries) => {
      await queries.rows('update member set password_hash = $2, platform_password_hash = null where id = $1', [
        memberId,
        hash,
      ]);
      await queries.rows(
        `insert into one_login (member_id, system) values ($1, 'memberSystem'), ($1, 'gamePlatform')
         on conflict (member_id, system) do update set used_at = null`,
        [memberId],
      );
    });
  }

  /** Records a login. @returns false if a one-login password was already used */
  async spendLogin(memberId: string, system: PasswordSystem): Promise<boolean> {
    const spent = await this.storage.row<{ was_used: boolean }>(
      `with before as (select used_at from one_login where member_id = $1 and system = $2 for update)
       update one_login set used_at = coalesce(one_login.used_at, $3) from before
       where member_id = $1 and system = $2 returning before.used_at is not null as was_used`,
      [memberId, system, this.clock.now()],
    );
    return !spent?.was_used;
  }
}

async function store(queries: Queries, memberId: string, system: PasswordSystem, hash: string): Promise<void> {
  // Until the platform's password is changed, it equals the member system's.
  const columns =
    system === 'gamePlatform'
      ? 'platform_password_hash = $2'
      : 'platform_password_hash = coalesce(platform_password_hash, password_hash), password_hash = $2';
  await queries.rows(`update member set ${columns} where id = $1`, [memberId, hash]);
}
