import { Injectable } from '@nestjs/common';
import {
  DEFAULT_PREFIX,
  InvalidInput,
  isPrefix,
  normalizePrefix,
  usernameHasPrefix,
  type FieldProblem,
} from '@housebrand/shared';
import { Audit, Changes, Database, Settings, RateLimits, type Editor, type RateRule } from '@housebrand/shared/nest';
import {
  AGENT_CHANGED,
  AgentClosed,
  AgentPrefixOverlap,
  AgentVersionConflict,
  deriveTokens,
  findRepeatedHosts,
  findThemeColorProblems,
  GAME_TYPES,
  gameTypeNamed,
  isEmbeddingOrigin,
  isLiveChatLoader,
  mergeSiteConfig,
  NO_SITE_ANSWER,
  UnknownAgent,
  type AgentSettings,
  type AgentSite,
  type Correction,
} from '../core';
import { toAgentConfig } from './agent-config.mapper';
import { AgentConfigService } from './agent-config.service';
import { AgentKeyService } from './agent-key.service';
import {
  applyChange,
  closedDetails,
  DEFAULT_DETAILS,
  type AgentChange,
  type AgentDetails,
  type AgentLook,
  type AgentRecord,
} from './agent-record';
import { AgentRepository } from './agent.repository';

/** The result of saving or checking an agent. */
export interface AgentReport {
  config: AgentSettings;
  /** For the agent alone; `config` shows the line of hosts that are not a site. */
  sites: AgentSite[];
  /** Colours that the look changes for contrast. */
  corrections: Correction[];
}

/** A change and the version on which it is based; if the agent has changed since, the reply is a conflict, 409. */
export type VersionedChange = AgentChange & { version?: number };
/** A new agent: prefix, name, and any part of its configuration. */
export type AgentCreation = AgentChange & { prefix: string; name: string };

/** Per key. */
const CHANGES: RateRule = { name: 'agent.change', points: 30, seconds: 60 };

/** Creates, changes and checks agents, for operators' commands and for calls with an agent key. */
@Injectable()
export class AgentEditorService {
  constructor(
    private readonly agents: AgentRepository,
    private readonly configs: AgentConfigService,
    private readonly keys: AgentKeyService,
    private readonly database: Database,
    private readonly changes: Changes,
    private readonly audit: Audit,
    private readonly limits: RateLimits,
    private readonly settings: Settings,
  ) {}

  async list(): Promise<AgentRecord[]> {
    return this.agents.list();
  }

  /** @throws InvalidInput, AgentPrefixOverlap (409 naming the other) */
  async create({ prefix: given, name, ...change }: AgentCreation, by: Editor = 'operator'): Promise<AgentReport> {
    const prefix = normalizePrefix(given);
    if (!isPrefix(prefix)) throw new InvalidInput([{ field: 'prefix', messageKey: 'theming.invalidPrefix' }]);
    const details = applyChange(DEFAULT_DETAILS, change);
    refuseProblems(prefix, details, this.settings);
    const created = await this.database.asOperator(async (tx) => {
      const other = await this.agents.findOverlap(tx, prefix);
      if (other) throw new AgentPrefixOverlap(prefix, other);
      const look = lookAfterChange('default', prefix, change);
      const agent = await this.agents.insert(tx, { prefix, name, look, details });
      await this.audit.noteEdit(tx, prefix, by, { action: 'settings.agent-created', subject: prefix });
      return agent;
    });
    await this.publish([prefix]);
    return this.report(created);
  }

  /** Creates an agent and its first key, which is only returned here. @throws as `create` */
  async createWithKey(creation: AgentCreation, by: Editor): Promise<AgentReport & { agentKey: string }> {
    const report = await this.create(creation, by);
    const { key } = await this.keys.create(report.config.agentID, { label: 'created with the agent' }, by);
    return { ...report, agentKey: key };
  }

  /** @throws UnknownAgent, InvalidInput, AgentVersionConflict */
  async change(prefix: string, { version, ...change }: VersionedChange, by: Editor = 'operator'): Promise<AgentReport> {
    const { changed, affected } = await this.database.asOperator(async (tx) => {
      const record = await this.agents.lock(tx, prefix);
      if (!record) throw new UnknownAgent();
      if (record.closedAt) throw new AgentClosed(prefix);
      if (version !== undefined && version !== record.version) throw new AgentVersionConflict(record.version);
      const next = changedRecord(record, change, this.settings);
      const changed = await this.agents.update(tx, prefix, next);
      const agentsWithLook = prefix === DEFAULT_PREFIX ? await this.agents.renewDefaultLooks(tx) : [];
      // The values of a configuration may be confidential: record the field names only.
      const fields = Object.entries(change).flatMap(([name, said]) => (said === undefined ? [] : [name]));
      const details = { fields: fields.join(' '), version: changed.version };
      await this.audit.noteEdit(tx, prefix, by, { action: 'settings.agent-changed', subject: prefix, details });
      return { changed, affected: [prefix, ...agentsWithLook] };
    });
    await this.publish(affected);
    return this.report(changed);
  }

  /**
   * Closes an agent permanently: removes its configuration and revokes its keys; sessions end at the next call. Its
   * members' records stay, and so does its prefix. @throws UnknownAgent, AgentClosed
   */
  async close(prefix: string, by: Editor = 'operator'): Promise<void> {
    await this.database.asOperator(async (tx) => {
      const record = await this.agents.lock(tx, prefix);
      if (!record) throw new UnknownAgent();
      if (record.closedAt) throw new AgentClosed(prefix);
      await this.agents.close(tx, prefix, closedDetails(record.details));
      await this.audit.noteEdit(tx, prefix, by, { action: 'settings.agent-closed', subject: prefix });
    });
    await this.keys.forgetRevoked(prefix);
    await this.publish([prefix]);
  }

  /**
   * `change` for a server-to-server caller, with a rate limit because each change clears caches in every instance.
   * @throws TooManyRequests, and as `change`
   */
  async changeByKey(prefix: string, key: string, change: VersionedChange): Promise<AgentReport> {
    await this.limits.consume(CHANGES, key);
    return this.change(prefix, change, 'agent key');
  }

  /**
   * Returns what a change would make of an agent, without saving; without a change, the agent as it is. @throws
   * UnknownAgent, InvalidInput
   */
  async check(prefix: string, { version: _version, ...change }: VersionedChange = {}): Promise<AgentReport> {
    const record = await this.configs.findRecord(prefix);
    if (!record) throw new UnknownAgent();
    return this.report(changedRecord(record, change, this.settings));
  }

  private async report(record: AgentRecord): Promise<AgentReport> {
    const master = record.prefix === DEFAULT_PREFIX ? record : await this.configs.findRecord(DEFAULT_PREFIX);
    const saved = await this.configs.find(record.prefix);
    const site = saved?.site ?? mergeSiteConfig(record.details.site, NO_SITE_ANSWER);
    const config = toAgentConfig(record, master, {
      ...site,
      disabledProviders: merged(site.disabledProviders, record.details.site.disabledProviders),
      disabledGames: merged(site.disabledGames, record.details.site.disabledGames),
    });
    const { sites, seamlessLogin } = record.details;
    return { config: { ...config, seamlessLogin }, sites, corrections: deriveTokens(config.themes).corrections };
  }

  private async publish(prefixes: readonly string[]): Promise<void> {
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
function changedRecord(record: AgentRecord, change: AgentChange, settings: Settings): AgentRecord {
  const details = applyChange(record.details, change);
  refuseProblems(record.prefix, details, settings);
  const look = lookAfterChange(record.look, record.prefix, change);
  return { ...record, name: change.name ?? record.name, look, details };
}

/** Own colours end the default look, unless the change sets the look. MASTER's colours are the default look. */
function lookAfterChange(look: AgentLook, prefix: string, change: AgentChange): AgentLook {
  if (prefix === DEFAULT_PREFIX) return 'default';
  if (change.look) return change.look;
  const hasColors = Object.values(change.themes ?? {}).some((color) => color !== undefined);
  return hasColors ? 'own' : look;
}

/** Checks the rules between fields, which a DTO cannot express. */
function refuseProblems(prefix: string, details: AgentDetails, { mode }: Settings): void {
  const problems: FieldProblem[] = findThemeColorProblems(details.themes).map((field) => ({
    field: `themes.${field}`,
    messageKey: 'theming.invalidColor',
  }));
  if (gameTypeNamed(details.gameType) === null) {
    const values = { allowed: GAME_TYPES.join(', ') };
    problems.push({ field: 'gameType', messageKey: 'shared.oneOf', values });
  }
  if (!isTimeZone(details.timeZone)) problems.push({ field: 'timeZone', messageKey: 'theming.invalidTimeZone' });
  if (details.seamlessLogin.whiteListMembers.some((username) => !usernameHasPrefix(username.trim(), prefix))) {
    problems.push({ field: 'seamlessLogin.whiteListMembers', messageKey: 'theming.foreignWhiteList' });
  }
  for (const list of ['fromAgents', 'toAgents'] as const) {
    if (details.seamlessLogin[list].every(isPrefix)) continue;
    problems.push({ field: `seamlessLogin.${list}`, messageKey: 'theming.invalidPrefix' });
  }
  if (!(details.embeddingOrigins ?? []).every((origin) => isEmbeddingOrigin(origin, mode))) {
    problems.push({ field: 'embeddingOrigins', messageKey: 'theming.invalidOrigin' });
  }
  if (details.liveChat && !isLiveChatLoader(details.liveChat, mode)) {
    problems.push({ field: 'liveChat', messageKey: 'theming.invalidChatLoader' });
  }
  const [host] = findRepeatedHosts(details.sites);
  if (host !== undefined) problems.push({ field: 'sites', messageKey: 'theming.repeatedHost', values: { host } });
  if (problems.length > 0) throw new InvalidInput(problems);
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
