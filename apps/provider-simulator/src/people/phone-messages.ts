import { randomBytes, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Storage } from '../storage/storage';
import { WorldClock } from '../world/clock';

/** A one-time password's lifetime, number of attempts, and the delay before the next one. */
export const OTP_LIFETIME_MS = 5 * 60_000;
export const OTP_TRIES = 5;
export const RESEND_AFTER_MS = 60_000;

export interface PhoneMessage {
  kind: 'OTP' | 'PASSWORD';
  prefix: string;
  tel: string;
  code: string;
  at: Date;
}

/** Text messages with a code. The bank desk shows them instead of a phone. */
@Injectable()
export class PhoneMessages {
  constructor(
    private readonly storage: Storage,
    private readonly clock: WorldClock,
  ) {}

  /** Sends a one-time password, which replaces the previous one. @returns false if one was sent a moment ago */
  async sendOtp(prefix: string, tel: string): Promise<boolean> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const now = this.clock.now();
    return this.storage.transaction(async (queries) => {
      await queries.rows('select pg_advisory_xact_lock(hashtext($1))', [`otp:${prefix}:${tel}`]);
      const recent = await queries.row(
        `select 1 from otp where kind = 'OTP' and prefix = $1 and tel = $2 and at > $3`,
        [prefix, tel, new Date(now.getTime() - RESEND_AFTER_MS)],
      );
      if (recent) return false;
      await queries.rows('update otp set used_at = $3 where prefix = $1 and tel = $2 and used_at is null', [
        prefix,
        tel,
        now,
      ]);
      await queries.rows('insert into otp (prefix, tel, code, at) values ($1, $2, $3, $4)', [prefix, tel, code, now]);
      return true;
    });
  }

  /** Checks a one-time password; counts each wrong attempt. */
  async isOtp(prefix: string, tel: string, code: string): Promise<boolean> {
    const row = await this.storage.row<{ code: string }>(
      `update otp set tries = tries + case when code = $3 then 0 else 1 end
       where kind = 'OTP' and prefix = $1 and tel = $2 and used_at is null and tries < $4 and at > $5 returning code`,
      [prefix, tel, code, OTP_TRIES, this.oldest()],
    );
    return row?.code === code;
  }

  /** Uses up the one-time password. @returns false if it is no longer valid */
  async spendOtp(prefix: string, tel: string, code: string): Promise<boolean> {
    const spent = await this.storage.row(
      `update otp set used_at = $4 where kind = 'OTP' and prefix = $1 and tel = $2 and code = $3 and used_at is null
       and tries < $5 and at > $6 returning 1`,
      [prefix, tel, code, this.clock.now(), OTP_TRIES, this.oldest()],
    );
    return spent !== undefined;
  }

  /** Sends a generated password: `1Ox` and sixteen hexadecimal digits (specification section 9). @returns the password */
  async sendPassword(prefix: string, tel: string): Promise<string> {
    const password = `1Ox${randomBytes(8).toString('hex')}`;
    await this.storage.rows(`insert into otp (kind, prefix, tel, code, at) values ('PASSWORD', $1, $2, $3, $4)`, [
      prefix,
      tel,
      password,
      this.clock.now(),
    ]);
    return password;
  }

  inbox(limit: number, tel?: string): Promise<PhoneMessage[]> {
    return this.storage.rows<PhoneMessage>(
      'select kind, prefix, tel, code, at from otp where $2::text is null or tel = $2 order by id desc limit $1',
      [limit, tel ?? null],
    );
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - OTP_LIFETIME_MS);
  }
}
