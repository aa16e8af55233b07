import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { RequestContext, Settings } from '@housebrand/shared/nest';

/** Where a page that uses passkeys is served. */
export interface Place {
  /** The origin that the browser signs. */
  origin: string;
  /** The host without a port, to which the passkeys are bound. */
  rpId: string;
}

/** Determines which host's passkeys the calling page can use (ADR 0056). */
@Injectable()
export class RelyingParty {
  constructor(
    private readonly context: RequestContext,
    private readonly settings: Settings,
  ) {}

  /** `null` without an origin, for a page that is neither ours nor an agent's site, or if the host is an IP address. */
  here(): Place | null {
    const { origin } = this.context;
    if (origin === undefined || !URL.canParse(origin)) return null;
    const { host, hostname: rpId } = new URL(origin);
    // the edge has checked which agent lists this site, and the guard that the member belongs to that agent
    if (!this.context.isFromOtherSite && !this.isOwnOrigin(origin, host)) return null;
    return isIP(rpId.replace(/^\[|\]$/g, '')) === 0 ? { origin, rpId } : null;
  }

  /** The same rule as in `requireSameOrigin`. */
  private isOwnOrigin(origin: string, host: string): boolean {
    const { publicOrigin, secure } = this.settings;
    return origin === publicOrigin || (!secure && host === this.context.host);
  }
}
