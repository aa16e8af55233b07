import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { RequestContext, Settings } from '@housebrand/shared/nest';

/** Where a page stands that asks a browser for a passkey. */
export interface Place {
  /** As the browser signs it. */
  origin: string;
  /** What the passkeys of this place are made for: its host, without a port. */
  rpId: string;
}

/** Which host's passkeys the page that calls can show (ADR 0056). */
@Injectable()
export class RelyingParty {
  constructor(
    private readonly context: RequestContext,
    private readonly settings: Settings,
  ) {}

  /** `null`: no browser that says so, a page that is not ours and of no agent's site, or a host without a name. */
  here(): Place | null {
    const { origin } = this.context;
    if (origin === undefined || !URL.canParse(origin)) return null;
    const { host, hostname: rpId } = new URL(origin);
    // the edge has looked up who names this site, and the guard that the member is theirs
    if (!this.context.isFromOtherSite && !this.isOurs(origin, host)) return null;
    return isIP(rpId.replace(/^\[|\]$/g, '')) === 0 ? { origin, rpId } : null;
  }

  /** As `requireSameOrigin` has it. */
  private isOurs(origin: string, host: string): boolean {
    const { publicOrigin, secure } = this.settings;
    return origin === publicOrigin || (!secure && host === this.context.host);
  }
}
