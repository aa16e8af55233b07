import { Inject, Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import type { AgentTx, OperatorTx } from '../database/transactions';
import { AuditRedaction } from './audit-redaction';
import { erasureStatements, wordPattern } from './erasure-statements';
import { PERSONAL_TABLES, type PersonalTable } from './personal-table';
import { sharedPersonal } from './shared-personal';

/**
 * Deliveries that have read the erased name and could still write it. The erasure has changed, and so locked, every entry with the
 * name: no other delivery starts before it commits.
 */
const UNDER_WAY = `
select exists (
  select from outbox_entry
  where claim is not null and strpos(concat_ws(' ', key, reference, payload::text), $1) > 0) as found`;

/** The outbox delivers an entry that names the member. The erasure changed nothing; repeat it later. */
export class NameInDelivery extends Error {}

/** Replaces a member by a pseudonym, and deletes what is useless without the person, in the tables that the domains declare. */
@Injectable()
export class Erasure {
  constructor(
    @Inject(PERSONAL_TABLES) private readonly tables: readonly PersonalTable[],
    private readonly redaction: AuditRedaction,
  ) {}

  /**
   * Erases a member in the caller's transaction.
   * @param last further work with the eraser's rights
   * @throws NameInDelivery
   */
  async erase(
    tx: OperatorTx,
    member: MemberRef,
    pseudonym: string,
    last: (eraser: AgentTx) => Promise<void>,
  ): Promise<void> {
    const { prefix, username } = member;
    await tx.asEraser(prefix, async (eraser) => {
      // foreign keys between tables of usernames hold again at the end
      await eraser.client.query('set constraints all deferred');
      for (const { text, hasPattern } of erasureStatements([...sharedPersonal, ...this.tables])) {
        const pattern = hasPattern ? [wordPattern(username)] : [];
        await eraser.client.query(text, [username, pseudonym, ...pattern]);
      }
      const { rows } = await eraser.client.query<{ found: boolean }>(UNDER_WAY, [pseudonym]);
      if (rows[0]!.found) throw new NameInDelivery();
      await this.redaction.redact(eraser, member, pseudonym);
      await last(eraser);
    });
  }
}
