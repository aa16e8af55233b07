import { randomBytes, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Storage } from '../storage/storage';
import { WorldClock } from '../world/clock';
import { drawCaptcha } from './captcha-picture';

const LIFETIME_MS = 5 * 60_000;
const DIGITS = 5;

export interface CaptchaAnswer {
  captchaId: string;
  prefix: string;
  answer: string;
  at: Date;
}

/** Digit pictures: each is valid for five minutes and one answer, right or wrong. */
@Injectable()
export class Captchas {
  constructor(
    private readonly storage: Storage,
    private readonly clock: WorldClock,
  ) {}

  /** @returns the picture's ID, and the picture as a `data:` address */
  async draw(prefix: string): Promise<{ captchaId: string; image: string }> {
    const captchaId = randomBytes(12).toString('base64url');
    const answer = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    await this.storage.rows(
      `with forgotten as (delete from captcha where at < $5)
       insert into captcha (id, prefix, answer, at) values ($1, $2, $3, $4)`,
      [captchaId, prefix, answer, this.clock.now(), this.oldest()],
    );
    const picture = await drawCaptcha(answer);
    return { captchaId, image: `data:image/png;base64,${picture.toString('base64')}` };
  }

  /** Checks an answer and uses up the picture. */
  async spend(prefix: string, captchaId: string, answer: string): Promise<boolean> {
    const row = await this.storage.row<CaptchaAnswer>(
      'delete from captcha where id = $1 and prefix = $2 and at > $3 returning answer',
      [captchaId, prefix, this.oldest()],
    );
    return row?.answer === answer;
  }

  open(limit: number): Promise<CaptchaAnswer[]> {
    return this.storage.rows<CaptchaAnswer>(
      'select id as "captchaId", prefix, answer, at from captcha where at > $2 order by at desc limit $1',
      [limit, this.oldest()],
    );
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - LIFETIME_MS);
  }
}
