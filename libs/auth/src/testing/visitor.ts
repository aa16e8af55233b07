import type { PasskeyChallenge, ProofChallenge } from '@housebrand/shared';
import { Secret, TOTP } from 'otpauth';
import { secondFactorsAddress, type RecoveryCodes, type TotpEnrolment } from '../core';
import type { AuthWorld } from './auth-world';
import { FAKE_PASSWORD } from './fake-providers';
import { SessionJar } from './session-jar';

/** An API reply with either envelope. */
export interface VisitorReply<T = unknown> {
  status: number;
  code: number;
  message: string;
  data: T;
  result: T;
  challenge?: PasskeyChallenge | ProofChallenge;
}

/** A member's browser with its own IP address. Every login starts without cookies, so that the device is unknown. */
export class Visitor {
  jar = new SessionJar();

  constructor(
    private readonly world: AuthWorld,
    readonly username: string,
    private readonly ip = '127.0.0.1',
  ) {}

  get member(): { prefix: string; username: string } {
    return { prefix: this.username.replace(/DEMO\d$/, ''), username: this.username };
  }

  async logIn(shown: object = {}): Promise<VisitorReply> {
    this.jar = new SessionJar();
    return this.post('/api/provider/login', { ...this.member, password: FAKE_PASSWORD, ...shown });
  }

  async post<T = unknown>(url: string, payload: object = {}): Promise<VisitorReply<T>> {
    const { ip: remoteAddress } = this;
    const reply = await this.world.app.inject({
      method: 'POST',
      url,
      headers: this.jar.headers(),
      payload,
      remoteAddress,
    });
    this.jar.keep(reply);
    return { status: reply.statusCode, ...reply.json<Omit<VisitorReply<T>, 'status'>>() };
  }

  factors<T = unknown>(rest: string, payload?: object): Promise<VisitorReply<T>> {
    return this.post<T>(secondFactorsAddress(this.member, rest), payload);
  }

  /** Returns an app's current code. */
  codeOf(secret: string): string {
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: this.world.clock.now().getTime() });
  }

  confirmApp({ id, secret }: TotpEnrolment): Promise<VisitorReply<RecoveryCodes>> {
    return this.factors<RecoveryCodes>(`/totp/${id}/confirm`, { code: this.codeOf(secret), name: '' });
  }

  /** Enrols an authenticator app. */
  async enrolApp(): Promise<TotpEnrolment & RecoveryCodes> {
    const { data } = await this.factors<TotpEnrolment>('/totp');
    const confirmed = await this.confirmApp(data);
    if (confirmed.status !== 200) throw new Error(confirmed.message);
    return { ...data, ...confirmed.data };
  }
}
