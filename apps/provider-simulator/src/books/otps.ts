import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Storage } from '../storage/storage';
import { WorldClock } from '../world/clock';

export interface OtpMessage {
  prefix: string;
  tel: string;
  code: string;
  at: Date;
}

/** One-time passwords. No telephone rings here: the bank desk shows them. */
@Injectable()
export class Otps {
  constructor(
    private readonly storage: Storage,
    private readonly clock: WorldClock,
  ) {}

  async send(prefix: string, tel: string): Promise<void> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await this.storage.rows('insert into otp (prefix, tel, code, at) values ($1, $2, $3, $4)', [
      prefix,
      tel,
      code,
      this.clock.now(),
    ]);
  }

  inbox(limit: number): Promise<OtpMessage[]> {
    return this.storage.rows<OtpMessage>('select prefix, tel, code, at from otp order by id desc limit $1', [limit]);
  }
}
