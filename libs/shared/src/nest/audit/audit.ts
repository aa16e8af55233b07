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

/** A change of an agent's settings by an account of the back office. */
export interface StaffEdit {
  /** The account, as the audit trail names it: `staff:mto.head`. */
  by: `staff:${string}`;
  reason?: string;
  /** Number of the version that is saved again. */
  restored?: number;
}

/** Who changes an agent's settings. */
export type Editor = 'agent key' | 'operator' | StaffEdit;

/** Returns an editor's name in the audit trail. */
export function editorName(editor: Editor): string {
  return typeof editor === 'string' ? editor : editor.by;
}

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

  /** Writes a note about a change of an agent's settings in the caller's transaction, with what the editor says about it. */
  async noteEdit(
    tx: AgentStatement | OperatorTx,
    agent: string,
    editor: Editor,
    { details = {}, ...note }: Omit<AuditNote, 'actor'>,
  ): Promise<void> {
    const { by, ...why } = typeof editor === 'string' ? { by: editor } : editor;
    await this.note(tx, agent, { ...note, actor: by, details: { ...details, ...why } });
  }

  /** Writes a note in its own transaction, before or after an action that cannot be rolled back. */
  async noteAlone(agent: string, note: AuditNote): Promise<void> {
    if (agent === WHOLE_INSTALLATION) await this.database.asOperator((tx) => this.note(tx, agent, note));
    else await this.database.write(agent, (q) => this.note(q, agent, note));
  }
}
