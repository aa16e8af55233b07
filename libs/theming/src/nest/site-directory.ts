import { Injectable } from '@nestjs/common';
import { Cache, Changes, Settings } from '@housebrand/shared/nest';
import { AGENT_CHANGED, siteOfOrigin } from '../core';
import { AgentRepository } from './agent.repository';

type AgentsByHost = ReadonlyMap<string, ReadonlySet<string>>;

const ALL = 'all';
const NOBODY: ReadonlySet<string> = new Set();

/** Whose sites stand where: all of them in memory, since any page may ask with any origin. */
@Injectable()
export class SiteDirectory {
  private readonly hosts = new Cache<AgentsByHost>({ maxEntries: 1 });

  constructor(
    private readonly agents: AgentRepository,
    private readonly settings: Settings,
    changes: Changes,
  ) {
    changes.on(AGENT_CHANGED, () => this.hosts.clear());
    changes.onLost(() => this.hosts.clear());
  }

  /**
   * The agents that name a page's origin among their sites: to the letter and with its port. Where nothing is https, a host that was
   * named without one is the site under all of its ports, as whoever builds a site has it.
   */
  async agentsAt(origin: string): Promise<ReadonlySet<string>> {
    const { secure } = this.settings;
    const host = siteOfOrigin(origin, secure);
    if (host === null) return NOBODY;
    const agents = await this.hosts.get(ALL, () => this.agents.hosts());
    return agents.get(host) ?? (secure ? NOBODY : (agents.get(host.replace(/:\d+$/, '')) ?? NOBODY));
  }
}
