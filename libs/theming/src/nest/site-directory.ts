import { Injectable } from '@nestjs/common';
import { Cache, Changes, Settings } from '@housebrand/shared/nest';
import { AGENT_CHANGED, siteOfOrigin } from '../core';
import { AgentRepository } from './agent.repository';

type AgentsByHost = ReadonlyMap<string, ReadonlySet<string>>;

const ALL = 'all';
const NO_AGENTS: ReadonlySet<string> = new Set();

/** Maps origins to agents. All sites are in memory, since any page may send any origin. */
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
   * Returns the agents that have a page's origin among their sites: exactly, including the port. Without https, a
   * host without a port stands for all of its ports, as developers use it.
   */
  async agentsAt(origin: string): Promise<ReadonlySet<string>> {
    const { secure } = this.settings;
    const host = siteOfOrigin(origin, secure);
    if (host === null) return NO_AGENTS;
    const agents = await this.hosts.get(ALL, () => this.agents.hosts());
    return agents.get(host) ?? (secure ? NO_AGENTS : (agents.get(host.replace(/:\d+$/, '')) ?? NO_AGENTS));
  }
}
