import { Injectable } from '@nestjs/common';
import { isSameMember, NotAuthenticated, type MemberRef } from '@housebrand/shared';
import { RequestContext, type MemberPrincipal } from '@housebrand/shared/nest';
import { ProviderTokens, type TokenSystem } from '@housebrand/providers/nest';
import { SessionRenewals } from './session-renewals';
import { ProviderVault } from '../session/provider-vault';

/** Provider tokens from members' sessions. */
@Injectable()
export class SessionProviderTokens extends ProviderTokens {
  constructor(
    private readonly vault: ProviderVault,
    private readonly context: RequestContext,
    private readonly renewals: SessionRenewals,
  ) {
    super();
  }

  async of(member: MemberRef, system: TokenSystem): Promise<string> {
    const session = this.ownOf(member);
    const token = session
      ? await this.vault.providerToken(session, system)
      : await this.vault.freshestProviderToken(member, system);
    if (token === null) throw new NotAuthenticated();
    return token;
  }

  async renewed(member: MemberRef, system: TokenSystem, refused: string): Promise<string | null> {
    const session = this.ownOf(member);
    return session && this.renewals.renew(session, system, refused);
  }

  ofLatestSession(prefix: string, system: TokenSystem): Promise<string | null> {
    return this.vault.latestSessionProviderToken(prefix, system);
  }

  async password(member: MemberRef): Promise<string> {
    const session = this.ownOf(member);
    const password = session && (await this.vault.password(session));
    if (password === null) throw new NotAuthenticated();
    return password;
  }

  /** Returns the request's session if it belongs to the member. */
  private ownOf(member: MemberRef): MemberPrincipal | null {
    const { principal } = this.context;
    return principal?.kind === 'member' && isSameMember(principal, member) ? principal : null;
  }
}
