import { Injectable } from '@nestjs/common';
import { isSameMember, NotAuthenticated, type MemberRef } from '@housebrand/shared';
import { RequestContext } from '@housebrand/shared/nest';
import { ProviderTokens, type TokenSystem } from '@housebrand/providers/nest';
import { SessionService } from './session.service';

/** The provider's tokens that members' sessions keep. */
@Injectable()
export class SessionProviderTokens extends ProviderTokens {
  constructor(
    private readonly sessions: SessionService,
    private readonly context: RequestContext,
  ) {
    super();
  }

  async of(member: MemberRef, system: TokenSystem): Promise<string> {
    const { principal } = this.context;
    const isOwn = principal?.kind === 'member' && isSameMember(principal, member);
    const token = isOwn
      ? await this.sessions.providerToken(principal, system)
      : await this.sessions.freshestProviderToken(member, system);
    if (token === null) throw new NotAuthenticated();
    return token;
  }

  ofLastComer(prefix: string, system: TokenSystem): Promise<string | null> {
    return this.sessions.lastComersProviderToken(prefix, system);
  }

  async password(member: MemberRef): Promise<string> {
    const { principal } = this.context;
    const isOwn = principal?.kind === 'member' && isSameMember(principal, member);
    const password = isOwn ? await this.sessions.password(principal) : null;
    if (password === null) throw new NotAuthenticated();
    return password;
  }
}
