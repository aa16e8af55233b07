import { DomainError, NotFound } from '@housebrand/shared';

/** A prefix that is the beginning of another's, or the other way round: members of one would pass for the other's. */
export class AgentPrefixOverlap extends DomainError {
  constructor(prefix: string, other: string) {
    const messageKey = prefix === other ? 'theming.prefixExists' : 'theming.prefixOverlap';
    super({ code: 409, status: 409, messageKey, values: { prefix, other } });
  }
}

/** The configuration was changed by somebody else since it was read. */
export class AgentVersionConflict extends DomainError {
  /** @param version the current one */
  constructor(version: number) {
    super({ code: 409, status: 409, messageKey: 'theming.versionConflict', values: { version } });
  }
}

/** The agent was closed for good: its books stay, and nothing of it can be changed any more. */
export class AgentClosed extends DomainError {
  constructor(prefix: string) {
    super({ code: 409, status: 409, messageKey: 'theming.agentClosed', values: { prefix } });
  }
}

/** There is no agent of that prefix. */
export class UnknownAgent extends NotFound {
  constructor() {
    super('theming.unknownAgent');
  }
}
