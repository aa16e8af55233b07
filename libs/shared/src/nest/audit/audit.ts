import { Injectable } from '@nestjs/common';
import { Database, type AgentStatement, type OperatorTx } from '../database/database';
import { auditEntryTable as table } from './audit.tables';

/** Replaces the agent in entries about the whole installation. */
export const WHOLE_INSTALLATION = '*';

/** An audited action. It must not contain secrets, account numbers or phone numbers, since readers of the trail are not the member. */
export interface AuditNote {
  /** A member's username, `operator:<name>`, `agent key` or `system`. */
  actor: string;
  /** `<family>.<event>`: `credential.password-changed`. */
  action: string;
  /** The object of the action: a username, an id, a command. */
  subject: string;
  details?: Record<string, string | number | boolean | null>;
}

/** Who changes an agent's settings, as the audit trail names its actor; accounts of the back office as `staff:mto.head`. */
export type Editor = 'agent key' | 'operator' | `staff:${string}`;

/**
 * Records actions that must be provable later: money movements, credential changes, operators' commands. It writes in the audited
 * transaction without a lock, so writers never wait for each other; `AuditSealer` chains committed entries.
 */
@Injectable()
export class Audit {
  constructor(private readonly database: Database) {}

  /** Writes a note in the caller's transaction; a rollback drops it as well. */
  async note(tx: AgentStatement | OperatorTx, agent: string, { details = {}, ...note }: AuditNote): Promise<void> {
    await tx.insert(table).values({ agent, ...note, details: JSON.stringify(details) });
  }

  /** Writes a note in its own transaction, before or after an action that cannot be rolled back. */
  async noteAlone(agent: string, note: AuditNote): Promise<void> {
    if (agent === WHOLE_INSTALLATION) await this.database.asOperator((tx) => this.note(tx, agent, note));
    else await this.database.write(agent, (q) => this.note(q, agent, note));
  }
}
