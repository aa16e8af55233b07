import { DomainError, notFound } from '@housebrand/shared';

/** The prefix is the beginning of another one or the other way round: members of one could pass for the other's. */
export class AgentPrefixOverlap extends DomainError {
  constructor(prefix: string, other: string) {
    const messageKey = prefix === other ? 'theming.prefixExists' : 'theming.prefixOverlap';
    super({ code: 409, status: 409, messageKey, values: { prefix, other } });
  }
}

/** The configuration has changed since it was read. */
export class AgentVersionConflict extends DomainError {
  /** @param version the current one */
  constructor(version: number) {
    super({ code: 409, status: 409, messageKey: 'theming.versionConflict', values: { version } });
  }
}

/** The agent is closed permanently: its records stay, and nothing about it can change. */
export class AgentClosed extends DomainError {
  constructor(prefix: string) {
    super({ code: 409, status: 409, messageKey: 'theming.agentClosed', values: { prefix } });
  }
}

/** No agent has this prefix. */
export class UnknownAgent extends notFound('theming.unknownAgent') {}
