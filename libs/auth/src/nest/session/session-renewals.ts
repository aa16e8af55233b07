import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { NotAuthenticated } from '@housebrand/shared';
import type { TokenSystem } from '@housebrand/providers/nest';
import { ProviderUnavailable, type MemberPrincipal } from '@housebrand/shared/nest';
import { CredentialsRefused, InvalidUsernameOrPassword, LoginRefused } from '../../core';
import { LoginService } from '../login/login.service';
import { SessionService } from './session.service';

/**
 * New provider tokens for sessions whose old ones the provider does not accept any more. Calls of one session in this process share
 * one renewal, and how it ends; another process that renews at the same moment gets tokens of its own, which are as good.
 */
@Injectable()
export class SessionRenewals {
  private readonly running = new Map<string, Promise<void>>();

  constructor(
    private readonly sessions: SessionService,
    private readonly modules: ModuleRef,
  ) {}

  /**
   * @param refused the token that the provider did not accept
   * @returns a newer one; `null` when the session has ended, as it does when the provider refuses its credential
   * @throws ProviderUnavailable when the provider did not say either
   */
  async renew(session: MemberPrincipal, system: TokenSystem, refused: string): Promise<string | null> {
    const { sessionId } = session;
    let running = this.running.get(sessionId);
    if (!running) {
      running = this.replace(session, system, refused).finally(() => this.running.delete(sessionId));
      this.running.set(sessionId, running);
    }
    await running;
    return this.sessions.latestProviderToken(session, system);
  }

  private async replace(session: MemberPrincipal, system: TokenSystem, refused: string): Promise<void> {
    // an earlier call may have renewed already, here or in another process
    if ((await this.sessions.latestProviderToken(session, system)) !== refused) return;
    try {
      // the login needs the gateways, and the gateways need this
      await this.modules.get(LoginService, { strict: false }).refreshMemberToken(session);
    } catch (error) {
      if (!isFinal(error))
        throw error instanceof LoginRefused ? new ProviderUnavailable(system, 'refused', error) : error;
      // whoever asks next does not try the same credential again: the provider counts wrong ones
      await this.sessions.revoke(session);
    }
  }
}

/** The credential is not the member's any more; another refusal says nothing of it. */
function isFinal(error: unknown): boolean {
  return [CredentialsRefused, InvalidUsernameOrPassword, NotAuthenticated].some((Final) => error instanceof Final);
}
