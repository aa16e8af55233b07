import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { NotAuthenticated } from '@housebrand/shared';
import type { TokenSystem } from '@housebrand/providers/nest';
import { ProviderUnavailable, type MemberPrincipal } from '@housebrand/shared/nest';
import { CredentialsRefused, InvalidUsernameOrPassword, LoginRefused } from '../../core';
import { LoginService } from './login.service';
import { ProviderVault } from '../session/provider-vault';
import { SessionService } from '../session/session.service';

/**
 * Renews provider tokens that the provider no longer accepts. Concurrent calls of a session in this process share one renewal and
 * its outcome. Another process that renews at the same time gets its own tokens, which are equally valid.
 */
@Injectable()
export class SessionRenewals {
  private readonly running = new Map<string, Promise<void>>();

  constructor(
    private readonly sessions: SessionService,
    private readonly vault: ProviderVault,
    private readonly modules: ModuleRef,
  ) {}

  /**
   * @param refused the token that the provider did not accept
   * @returns a newer token; `null` if the session has ended, which also happens when the provider refuses its credential
   * @throws ProviderUnavailable if the provider neither renews nor refuses
   */
  async renew(session: MemberPrincipal, system: TokenSystem, refused: string): Promise<string | null> {
    const { sessionId } = session;
    let running = this.running.get(sessionId);
    if (!running) {
      running = this.replace(session, system, refused).finally(() => this.running.delete(sessionId));
      this.running.set(sessionId, running);
    }
    await running;
    return this.vault.latestProviderToken(session, system);
  }

  private async replace(session: MemberPrincipal, system: TokenSystem, refused: string): Promise<void> {
    // an earlier call may already have renewed, here or in another process
    if ((await this.vault.latestProviderToken(session, system)) !== refused) return;
    try {
      // resolved late: the login needs the gateways, and the gateways need this class
      await this.modules.get(LoginService, { strict: false }).refreshMemberToken(session);
    } catch (error) {
      if (!isFinal(error))
        throw error instanceof LoginRefused ? new ProviderUnavailable(system, 'refused', error) : error;
      // end the session so that the next call doesn't retry the same credential: the provider counts wrong ones
      await this.sessions.revoke(session);
    }
  }
}

/** Whether the failure means that the credential is no longer valid; other refusals don't say. */
function isFinal(error: unknown): boolean {
  return [CredentialsRefused, InvalidUsernameOrPassword, NotAuthenticated].some((Final) => error instanceof Final);
}
