import { Injectable } from '@nestjs/common';
import { Database, type AgentStatement, type OperatorTx } from '../database/database';
import { auditEntryTable as table } from './audit.tables';

/** In the place of an agent: what concerns the whole installation. */
export const WHOLE_INSTALLATION = '*';

/** What somebody did. No secret, no number of an account or a telephone: whoever reads the trail is not its member. */
export interface AuditNote {
  /** Who: a member's username, `operator:<name>`, `agent key`, `system`. */
  actor: string;
  /** `<family>.<what happened>`: `credential.password-changed`. */
  action: string;
  /** To whom or what: a username, an id, a command. */
  subject: string;
  details?: Record<string, string | number | boolean | null>;
}

/**
 * Notes what must not be denied later: moves of money, changes of credentials, commands of operators. Written in the
 * transaction that does it: no lock is taken, so writers never wait for each other; `AuditSealer` chains what has been committed.
 */
@Injectable()
export class Audit {
  constructor(private readonly database: Database) {}

  /** In the caller's transaction: with its rollback the note is gone as well. */
  async note(tx: AgentStatement | OperatorTx, agent: string, { details = {}, ...note }: AuditNote): Promise<void> {
    await tx.insert(table).values({ agent, ...note, details: JSON.stringify(details) });
  }

  /** In a transaction of its own, after something that is not ours to roll back, or before it. */
  async noteAlone(agent: string, note: AuditNote): Promise<void> {
    if (agent === WHOLE_INSTALLATION) await this.database.asOperator((tx) => this.note(tx, agent, note));
    else await this.database.write(agent, (q) => this.note(q, agent, note));
  }
}
