import { Injectable } from '@nestjs/common';
import { DEFAULT_PREFIX, isPrefix, normalizePrefix } from '@housebrand/shared';
import { Cache, Changes, PreparedResponse } from '@housebrand/shared/nest';
import { AGENT_CHANGED, contactLineAt, mergeSiteConfig, UnknownAgent, type AgentConfig } from '../core';
import { toAgentConfig } from './agent-config.mapper';
import type { AgentRecord } from './agent-record';
import { AgentRepository } from './agent.repository';
import { SiteConfigService, type SiteAnswer } from './site-config.service';

/** Prefixes that nobody has are remembered too, but not without end. */
const MAX_REMEMBERED = 10_000;

/** Whom a configuration is read for. */
export interface Visit {
  /** Of the caller; the provider's site configuration is asked for with it. */
  ip: string;
  /** That was asked: it chooses among the agent's sites. */
  host: string;
}

/** Our own code, which comes from nowhere and needs no contact line. */
const OURSELVES: Visit = { ip: '', host: '' };

/** A configuration and what its body changes with. */
export interface AgentConfigView {
  config: AgentConfig;
  /** Changes whenever anything in `config` does. */
  version: string;
  /** Exact origins that may embed the agent's site. */
  embeddingOrigins: readonly string[];
  /** Address of the live chat's loader; empty: none of its own. */
  liveChat: string;
}

interface Built {
  record: AgentRecord;
  answer: SiteAnswer;
  /** By contact line: one for every host that shows the same. */
  views: Map<string, AgentConfigView>;
}

/** The configuration of agents as members get it: read once, kept in memory, forgotten in every instance on a change. */
@Injectable()
export class AgentConfigService {
  private readonly records = new Cache<AgentRecord | null>({ maxEntries: MAX_REMEMBERED });
  private readonly built = new Map<string, Built>();
  private answers = 0;

  constructor(
    private readonly agents: AgentRepository,
    private readonly sites: SiteConfigService,
    changes: Changes,
  ) {
    changes.on(AGENT_CHANGED, (prefix) => this.forget(prefix));
    changes.onLost(() => this.forget(DEFAULT_PREFIX));
  }

  /**
   * The agent's configuration.
   * @throws UnknownAgent
   */
  async view(prefix: string, visit = OURSELVES): Promise<AgentConfigView> {
    const view = await this.findView(prefix, visit);
    if (!view) throw new UnknownAgent();
    return view;
  }

  /** The same as a body to send: one for everybody at a host, made again when anything in it changed. @throws UnknownAgent */
  async prepared(prefix: string, visit: Visit): Promise<PreparedResponse> {
    const { config, version } = await this.view(prefix, visit);
    const key = `agent-config:${config.agentID}:${config.generals.lineID}`;
    return new PreparedResponse(key, version, () => Promise.resolve(config), {
      isAddressed: true,
      topics: [AGENT_CHANGED],
    });
  }

  /** The agent's configuration, `null` when there is no such agent. */
  async find(prefix: string, visit = OURSELVES): Promise<AgentConfig | null> {
    return (await this.findView(prefix, visit))?.config ?? null;
  }

  /** The agent as it is stored, without the provider's part. `null` when there is none. */
  async findRecord(given: string): Promise<AgentRecord | null> {
    const prefix = normalizePrefix(given);
    return isPrefix(prefix) ? this.records.get(prefix, () => this.agents.find(prefix)) : null;
  }

  /** Forgets an agent in this instance; everybody when it is MASTER, whose look others wear. */
  forget(prefix: string): void {
    if (prefix === DEFAULT_PREFIX) {
      this.records.clear();
      this.built.clear();
    }
    this.records.forget(prefix);
    this.built.delete(prefix);
  }

  private async findView(prefix: string, { ip, host }: Visit): Promise<AgentConfigView | null> {
    const record = await this.findRecord(prefix);
    if (!record) return null;
    const answer = await this.sites.current(record.prefix, ip);
    let built = this.built.get(record.prefix);
    if (built?.record !== record || !sameAnswer(built.answer, answer)) {
      built = { record, answer, views: new Map() };
      this.built.set(record.prefix, built);
    }
    const line = contactLineAt(record.details.sites, host, record.details.generals.lineID);
    return built.views.get(line) ?? this.build(built, line);
  }

  private async build({ record, answer, views }: Built, line: string): Promise<AgentConfigView> {
    const master = record.prefix === DEFAULT_PREFIX ? record : await this.findRecord(DEFAULT_PREFIX);
    const site = mergeSiteConfig(record.details.site, answer.answer, answer.isLastKnown);
    const view = {
      config: toAgentConfig(record, master, site, line),
      version: `${record.version}.${(this.answers += 1)}`,
      embeddingOrigins: record.details.embeddingOrigins ?? [],
      liveChat: record.details.liveChat ?? '',
    };
    views.set(line, view);
    return view;
  }
}

function sameAnswer(a: SiteAnswer, b: SiteAnswer): boolean {
  return a.answer === b.answer && a.isLastKnown === b.isLastKnown;
}
