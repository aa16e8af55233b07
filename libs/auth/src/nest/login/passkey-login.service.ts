import { Injectable } from '@nestjs/common';
import { normalizePrefix, type PasskeyRequest } from '@housebrand/shared';
import { callerAddress, LimitSteps, RequestContext, type RateRule } from '@housebrand/shared/nest';
import {
  CredentialsRefused,
  ForeignOrigin,
  PasskeyLoginRefused,
  PasswordNeeded,
  type PasskeyLoginRequest,
} from '../../core';
import { PasskeyEntries } from '../second-factor/passkey-entries';
import { ProviderVault } from '../session/provider-vault';
import { SessionService, type IssuedSession } from '../session/session.service';
import { LoginService } from './login.service';

/** Refused answers per address. A passkey can't be guessed; this only limits the work that strangers cause. */
const REFUSED: RateRule = { name: 'passkey-login', points: 100, seconds: 600 };

/** The provider's code for a wrong username or password; its other refusals concern the member. */
const WRONG_PASSWORD = 1001;

/**
 * Logs members in with a passkey alone, which counts as both factors. The provider still requires the password: it comes
 * from a live session of the member, which keeps it sealed to renew its own provider tokens (ADR 0113).
 */
@Injectable()
export class PasskeyLoginService {
  constructor(
    private readonly entries: PasskeyEntries,
    private readonly logins: LoginService,
    private readonly vault: ProviderVault,
    private readonly sessions: SessionService,
    private readonly steps: LimitSteps,
    private readonly context: RequestContext,
  ) {}

  /** Returns the request for the browser. @throws ForeignOrigin, NoPasskeyHere */
  begin(given: string): PasskeyRequest {
    return this.entries.ask(this.ownPrefix(given));
  }

  /**
   * Starts a session.
   * @throws ForeignOrigin, PasskeyLoginRefused, PasswordNeeded, TooManyRequests, and what `LoginService.login` throws after
   *   the second factor
   */
  async login({ prefix: given, passkey }: PasskeyLoginRequest, ip: string): Promise<IssuedSession> {
    const prefix = this.ownPrefix(given);
    const step = this.steps.points(REFUSED, callerAddress(ip));
    const attempt = await step.take();
    try {
      const member = await this.entries.take(prefix, passkey);
      await attempt.settle('unjudged');
      const kept = await this.vault.freshestPassword(member);
      if (!kept) throw new PasswordNeeded();
      return await this.logins.enterByPasskey({ ...member, password: kept.password }).catch(async (error: unknown) => {
        if (!(error instanceof CredentialsRefused && error.code === WRONG_PASSWORD)) throw error;
        // as for a renewal: end the session, so that nothing tries the same password again
        await this.sessions.revoke(kept.session);
        throw new PasswordNeeded();
      });
    } catch (error) {
      if (error instanceof PasskeyLoginRefused) await attempt.settle('wrong');
      throw error;
    }
  }

  private ownPrefix(given: string): string {
    const prefix = normalizePrefix(given);
    if (!this.context.mayCallFor(prefix)) throw new ForeignOrigin();
    return prefix;
  }
}
