import { Injectable } from '@nestjs/common';
import { NotAuthenticated } from '@housebrand/shared';
import { RequestContext } from '@housebrand/shared/nest';
import { ProviderTokens } from '@housebrand/providers/nest';
import { SessionService } from './session.service';

/** The provider's tokens of the session that makes the request. */
@Injectable()
export class SessionProviderTokens extends ProviderTokens {
  constructor(
    private readonly sessions: SessionService,
    private readonly context: RequestContext,
  ) {
    super();
  }

  memberSystem(): Promise<string> {
    return this.token('memberSystem');
  }

  gamePlatform(): Promise<string> {
    return this.token('gamePlatform');
  }

  private async token(system: 'memberSystem' | 'gamePlatform'): Promise<string> {
    const { principal } = this.context;
    const token = principal?.kind === 'member' ? await this.sessions.providerToken(principal, system) : null;
    if (token === null) throw new NotAuthenticated();
    return token;
  }
}
