import { Injectable } from '@nestjs/common';
import {
  DEFAULT_PREFIX,
  InvalidInput,
  isPrefix,
  normalizePrefix,
  usernameHasPrefix,
  type FieldProblem,
} from '@housebrand/shared';
import { Changes, Database } from '@housebrand/shared/nest';
import {
  AgentPrefixOverlap,
  AgentVersionConflict,
  deriveTokens,
  findThemeColorProblems,
  mergeSiteConfig,
  UnknownAgent,
  type AgentConfig,
  type Correction,
} from '../core';
import { toAgentConfig } from './agent-config.mapper';
import { AGENT_CHANGED, AgentConfigService } from './agent-config.service';
import {
  applyChange,
  DEFAULT_DETAILS,
  type AgentChange,
  type AgentDetails,
  type AgentLook,
  type AgentRecord,
} from './agent-record';
import { AgentRepository } from './agent.repository';

/** What saving or checking an agent reports. */
export interface AgentReport {
  config: AgentConfig;
  /** Colours that the look uses otherwise than configured, for contrast. */
  corrections: Correction[];
}

export type VersionedChange = AgentChange & { version?: number };
export type AgentCreation = AgentChange & { prefix: string; name: string };

/** Creates, changes and checks agents: for operators' commands and agent-key calls alike. */
@Injectable()
export class AgentEditorService {
  constructor(
    private readonly agents: AgentRepository,
    private readonly configs: AgentConfigService,
    private readonly database: Database,
    private readonly changes: Changes,
  ) {}

  async list(): Promise<AgentRecord[]> {
    return this.agents.list();
  }

  /** @throws InvalidInput, AgentPrefixOverlap (409 naming the other) */
  async create({ prefix: given, name, ...change }: AgentCreation): Promise<AgentReport> {
    const prefix = normalizePrefix(given);
    if (!isPrefix(prefix)) throw new InvalidInput([{ field: 'prefix', messageKey: 'theming.invalidPrefix' }]);
    const details = applyChange(DEFAULT_DETAILS, change);
    refuseProblems(prefix, details);
    const created = await this.database.asOperator(async (tx) => {
      const other = await this.agents.findOverlap(tx, prefix);
      if (other) throw new AgentPrefixOverlap(prefix, other);
      return this.agents.insert(tx, { prefix, name, look: lookAfter('default', prefix, change), details });
    });
    await this.tell([prefix]);
    return this.report(created);
  }

  /** @throws UnknownAgent, InvalidInput, AgentVersionConflict */
  async change(prefix: string, { version, ...change }: VersionedChange): Promise<AgentReport> {
    const { changed, affected } = await this.database.asOperator(async (tx) => {
      const record = await this.agents.lock(tx, prefix);
      if (!record) throw new UnknownAgent();
      if (version !== undefined && version !== record.version) throw new AgentVersionConflict(record.version);
      const next = changedRecord(record, change);
      const changed = await this.agents.update(tx, prefix, next);
      const wearers = prefix === DEFAULT_PREFIX ? await this.agents.renewDefaultLooks(tx) : [];
      return { changed, affected: [prefix, ...wearers] };
    });
    await this.tell(affected);
    return this.report(changed);
  }

  /** What a change would make of an agent; nothing is saved. Without one: the agent as it is. @throws UnknownAgent, InvalidInput */
  async check(prefix: string, { version: _version, ...change }: VersionedChange = {}): Promise<AgentReport> {
    const record = await this.configs.findRecord(prefix);
    if (!record) throw new UnknownAgent();
    return this.report(changedRecord(record, change));
  }

  private async report(record: AgentRecord): Promise<AgentReport> {
    const master = record.prefix === DEFAULT_PREFIX ? record : await this.configs.findRecord(DEFAULT_PREFIX);
    const saved = await this.configs.find(record.prefix);
    const site = saved?.site ?? mergeSiteConfig(record.details.site, null, true);
    const config = toAgentConfig(record, master, {
      ...site,
      disabledProviders: merged(site.disabledProviders, record.details.site.disabledProviders),
      disabledGames: merged(site.disabledGames, record.details.site.disabledGames),
    });
    return { config, corrections: deriveTokens(config.themes).corrections };
  }

  private async tell(prefixes: readonly string[]): Promise<void> {
    for (const prefix of prefixes) {
      this.configs.forget(prefix);
      await this.changes.publish(AGENT_CHANGED, prefix);
    }
  }
}

function merged(a: readonly string[], b: readonly string[]): string[] {
  return [...new Set([...a, ...b])].sort();
}

/** @throws InvalidInput */
function changedRecord(record: AgentRecord, change: AgentChange): AgentRecord {
  const details = applyChange(record.details, change);
  refuseProblems(record.prefix, details);
  const look = lookAfter(record.look, record.prefix, change);
  return { ...record, name: change.name ?? record.name, look, details };
}

/** Colours of its own end the default look, unless the change says otherwise. MASTER's colours are the default look. */
function lookAfter(look: AgentLook, prefix: string, change: AgentChange): AgentLook {
  if (prefix === DEFAULT_PREFIX) return 'default';
  if (change.look) return change.look;
  const hasColors = Object.values(change.themes ?? {}).some((color) => color !== undefined);
  return hasColors ? 'own' : look;
}

/** What a DTO cannot see: rules between fields. */
function refuseProblems(prefix: string, details: AgentDetails): void {
  const problems: FieldProblem[] = findThemeColorProblems(details.themes).map((field) => ({
    field: `themes.${field}`,
    messageKey: 'theming.invalidColor',
  }));
  if (!isTimeZone(details.timeZone)) problems.push({ field: 'timeZone', messageKey: 'theming.invalidTimeZone' });
  if (details.seamlessLogin.whiteListMembers.some((username) => !usernameHasPrefix(username.trim(), prefix))) {
    problems.push({ field: 'seamlessLogin.whiteListMembers', messageKey: 'theming.foreignWhiteList' });
  }
  if (details.seamlessLogin.fromAgents.some((from) => !isPrefix(from))) {
    problems.push({ field: 'seamlessLogin.fromAgents', messageKey: 'theming.invalidPrefix' });
  }
  if (!(details.embeddingOrigins ?? []).every(isExactOrigin)) {
    problems.push({ field: 'embeddingOrigins', messageKey: 'theming.invalidOrigin' });
  }
  if (problems.length > 0) throw new InvalidInput(problems);
}

/** As browsers write it, without a path; https, or the own machine. It becomes part of the page's policy. */
function isExactOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url?.origin === text && (url.protocol === 'https:' || url.hostname === 'localhost');
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
