import { Injectable } from '@nestjs/common';
import { InvalidInput, isUuid, newId, type MemberRef } from '@housebrand/shared';
import { Audit, Clock, Database } from '@housebrand/shared/nest';
import { and, count, desc, eq, lt } from 'drizzle-orm';
import { OFFICE_PAGE, staffActor, type MemberNote, type MemberNotes } from '../../core';
import { memberNoteTable as table } from './member-note.tables';

/** What staff note about members. Members never see it. */
@Injectable()
export class MemberNotesService {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Returns a page of notes, newest first. @throws InvalidInput for a text that is no cursor */
  async list({ prefix, username }: MemberRef, cursor?: string): Promise<MemberNotes> {
    if (cursor !== undefined && !isUuid(cursor))
      throw new InvalidInput([{ field: 'cursor', messageKey: 'shared.invalid', values: { field: 'cursor' } }]);
    const rows = await this.database.read(prefix, (q) =>
      q
        .select()
        .from(table)
        .where(and(eq(table.username, username), cursor === undefined ? undefined : lt(table.id, cursor)))
        .orderBy(desc(table.id))
        .limit(OFFICE_PAGE + 1),
    );
    const page = rows.slice(0, OFFICE_PAGE);
    return { notes: page.map(toNote), cursor: rows.length > OFFICE_PAGE ? page.at(-1)!.id : null };
  }

  /** Counts a member's notes. */
  async count({ prefix, username }: MemberRef): Promise<number> {
    const rows = await this.database.read(prefix, (q) =>
      q.select({ notes: count() }).from(table).where(eq(table.username, username)),
    );
    return rows[0]?.notes ?? 0;
  }

  /** Adds a note. @param author username of the account */
  async add({ prefix, username }: MemberRef, author: string, text: string): Promise<MemberNote> {
    const at = this.clock.now();
    const note = { agent: prefix, id: newId(at), username, author, text, at };
    await this.database.forAgent(prefix, async (tx) => {
      await tx.insert(table).values(note);
      await this.audit.note(tx, prefix, {
        actor: staffActor(author),
        action: 'office.note-added',
        subject: username,
        details: { note: note.id },
      });
    });
    return toNote(note);
  }
}

function toNote({ id, author, at, text }: typeof table.$inferSelect): MemberNote {
  return { id, by: author, at: at.toISOString(), text };
}
