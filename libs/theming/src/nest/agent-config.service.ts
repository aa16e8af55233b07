import { Injectable } from '@nestjs/common';
import { DEFAULT_PREFIX, isPrefix, normalizePrefix } from '@housebrand/shared';
import { Changes } from '@housebrand/shared/nest';
import { mergeSiteConfig, UnknownAgent, type AgentConfig } from '../core';
import { toAgentConfig } from './agent-config.mapper';
import type { AgentRecord } from './agent-record';
import { AgentRepository } from './agent.repository';
import { SiteConfigService, type SiteAnswer } from './site-config.service';

/** The topic that tells every instance of a changed agent; its key is the prefix. */
export const AGENT_CHANGED = 'agent-changed';

/** Prefixes that nobody has are remembered too, but not without end. */
const MAX_REMEMBERED = 10_000;

/** A configuration and what its body changes with. */
export interface AgentConfigView {
  config: AgentConfig;
  /** Changes whenever anything in `config` does. */
  version: string;
  /** Exact origins that may embed the agent's site. */
  embeddingOrigins: readonly string[];
}

interface Built {
  record: AgentRecord;
  answer: SiteAnswer;
  view: AgentConfigView;
}

/** The configuration of agents as members get it: read once, kept in memory, forgotten in every instance on a change. */
@Injectable()
export class AgentConfigService {
  private readonly records = new Map<string, Promise<AgentRecord | null>>();
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
   * @param ip of the caller; the provider's site configuration is asked for with it
   * @throws UnknownAgent
   */
  async view(prefix: string, ip = ''): Promise<AgentConfigView> {
    const view = await this.findView(prefix, ip);
    if (!view) throw new UnknownAgent();
    return view;
  }

  /** The agent's configuration, `null` when there is no such agent. */
  async find(prefix: string, ip = ''): Promise<AgentConfig | null> {
    return (await this.findView(prefix, ip))?.config ?? null;
  }

  /** The agent as it is stored, without the provider's part. `null` when there is none. */
  async findRecord(given: string): Promise<AgentRecord | null> {
    const prefix = normalizePrefix(given);
    if (!isPrefix(prefix)) return null;
    let reading = this.records.get(prefix);
    if (!reading) {
      if (this.records.size >= MAX_REMEMBERED) this.records.clear();
      reading = this.agents.find(prefix);
      this.records.set(prefix, reading);
      reading.catch(() => this.records.delete(prefix));
    }
    return reading;
  }

  /** Forgets an agent in this instance; everybody when it is MASTER, whose look others wear. */
  forget(prefix: string): void {
    if (prefix === DEFAULT_PREFIX) {
      this.records.clear();
      this.built.clear();
    }
    this.records.delete(prefix);
    this.built.delete(prefix);
  }

  private async findView(prefix: string, ip: string): Promise<AgentConfigView | null> {
    const record = await this.findRecord(prefix);
    if (!record) return null;
    const answer = await this.sites.current(record.prefix, ip);
    const known = this.built.get(record.prefix);
    if (known && known.record === record && sameAnswer(known.answer, answer)) return known.view;
    return this.build(record, answer);
  }

  private async build(record: AgentRecord, answer: SiteAnswer): Promise<AgentConfigView> {
    const master = record.prefix === DEFAULT_PREFIX ? record : await this.findRecord(DEFAULT_PREFIX);
    const site = mergeSiteConfig(record.details.site, answer.answer, answer.isLastKnown);
    const view = {
      config: toAgentConfig(record, master, site),
      version: `${record.version}.${(this.answers += 1)}`,
      embeddingOrigins: record.details.embeddingOrigins ?? [],
    };
    this.built.set(record.prefix, { record, answer, view });
    return view;
  }
}

function sameAnswer(a: SiteAnswer, b: SiteAnswer): boolean {
  return a.answer === b.answer && a.isLastKnown === b.isLastKnown;
}
