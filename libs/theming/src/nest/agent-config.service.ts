import { Injectable } from '@nestjs/common';
import { DEFAULT_PREFIX, isPrefix, normalizePrefix } from '@housebrand/shared';
import { Cache, Changes, PreparedResponse } from '@housebrand/shared/nest';
import {
  AGENT_CHANGED,
  lineIdAt,
  mergeSiteConfig,
  UnknownAgent,
  type AgentConfig,
  type AgentSettings,
  type SiteAnswer,
} from '../core';
import { toAgentConfig } from './agent-config.mapper';
import type { AgentRecord } from './agent-record';
import { AgentRepository } from './agent.repository';
import { SiteConfigService } from './site-config.service';

/** Prefixes without an agent are cached, too, but not without limit. */
const MAX_REMEMBERED = 10_000;

/** The request that a configuration is read for. */
export interface Visit {
  /** The caller's address, which the request for the provider's site configuration carries. */
  ip: string;
  /** The requested host: it selects one of the agent's sites. */
  host: string;
}

/** For our own code, which has no address and needs no contact line. */
const INTERNAL_VISIT: Visit = { ip: '', host: '' };

/** A configuration, and what its body depends on. */
export interface AgentConfigView {
  config: AgentConfig;
  /** Changes with anything in `config`. */
  version: string;
  /** Exact origins that may embed the agent's site. */
  embeddingOrigins: readonly string[];
  /** Address of the live chat's loader; empty if the agent has none. */
  liveChat: string;
}

interface Built {
  record: AgentRecord;
  answer: SiteAnswer;
  /** By contact line: hosts with the same line share a view. */
  views: Map<string, AgentConfigView>;
}

/**
 * The configuration of agents as members get it: read once, cached in memory, dropped in every instance on a change.
 */
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
   * Returns the agent's configuration.
   * @throws UnknownAgent
   */
  async view(prefix: string, visit = INTERNAL_VISIT): Promise<AgentConfigView> {
    const view = await this.findView(prefix, visit);
    if (!view) throw new UnknownAgent();
    return view;
  }

  /**
   * Returns the configuration as a prepared response: shared by all callers at a host, and rebuilt when anything in
   * it changes. @throws UnknownAgent
   */
  async prepared(prefix: string, visit: Visit): Promise<PreparedResponse> {
    const { config, version } = await this.view(prefix, visit);
    const key = `agent-config:${config.agentID}:${config.generals.lineID}`;
    return new PreparedResponse(key, version, () => Promise.resolve(config), {
      isAddressed: true,
      topics: [AGENT_CHANGED],
    });
  }

  /** Returns the configuration as only its own agent sees it. @throws UnknownAgent */
  async settings(prefix: string, visit: Visit): Promise<AgentSettings> {
    const [{ config }, record] = [await this.view(prefix, visit), await this.findRecord(prefix)];
    if (!record) throw new UnknownAgent();
    return { ...config, seamlessLogin: record.details.seamlessLogin };
  }

  /** Returns the agent's configuration, `null` when there is no such agent. */
  async find(prefix: string, visit = INTERNAL_VISIT): Promise<AgentConfig | null> {
    return (await this.findView(prefix, visit))?.config ?? null;
  }

  /** Returns the agent as stored, without the provider's part; `null` when there is none. */
  async findRecord(given: string): Promise<AgentRecord | null> {
    const prefix = normalizePrefix(given);
    return isPrefix(prefix) ? this.records.get(prefix, () => this.agents.find(prefix)) : null;
  }

  /** Drops an agent from this instance's cache; all agents for MASTER, whose look others use. */
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
    const line = lineIdAt(record.details.sites, host, record.details.generals.lineID);
    return built.views.get(line) ?? this.build(built, line);
  }

  private async build({ record, answer, views }: Built, line: string): Promise<AgentConfigView> {
    const master = record.prefix === DEFAULT_PREFIX ? record : await this.findRecord(DEFAULT_PREFIX);
    const site = mergeSiteConfig(record.details.site, answer);
    this.answers += 1;
    const view = {
      config: toAgentConfig(record, master, site, line),
      version: `${record.version}.${this.answers}`,
      embeddingOrigins: record.details.embeddingOrigins ?? [],
      liveChat: record.details.liveChat ?? '',
    };
    views.set(line, view);
    return view;
  }
}

function sameAnswer(a: SiteAnswer, b: SiteAnswer): boolean {
  return a.answer === b.answer && a.isLastKnown === b.isLastKnown && a.refusal === b.refusal;
}
