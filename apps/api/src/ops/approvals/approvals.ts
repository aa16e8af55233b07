import type { INestApplicationContext } from '@nestjs/common';
import { newId } from '@housebrand/shared';
import { Clock, Database, type OperatorTx } from '@housebrand/shared/nest';
import { and, asc, eq, gt } from 'drizzle-orm';
import { UsageError, type OpsArguments } from '../arguments';
import { activeStaff } from './active-staff';
import { operatorApprovalTable as table } from './approval.tables';

/** Hours until an undecided request expires. */
export const APPROVAL_HOURS = 24;

export type Approval = typeof table.$inferSelect;

/** A request for approval by another operator. */
export interface ApprovalRequest {
  agent: string;
  command: string;
  input: Pick<OpsArguments, 'positionals' | 'options'>;
  amountSatang: bigint;
  requestedBy: string;
}

/** Commands that wait for a second operator. */
export class Approvals {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Creates it with the services of an application. */
  static of(app: INestApplicationContext): Approvals {
    return new Approvals(app.get(Database, { strict: false }), app.get(Clock, { strict: false }));
  }

  /** @returns the request's id */
  async ask({ input: { positionals, options }, ...request }: ApprovalRequest): Promise<string> {
    const id = newId();
    const requestedAt = this.clock.now();
    const expiresAt = new Date(requestedAt.getTime() + APPROVAL_HOURS * 3_600_000);
    const input = JSON.stringify({ positionals, options });
    await this.database.asOperator((tx) => tx.insert(table).values({ ...request, id, input, requestedAt, expiresAt }));
    return id;
  }

  /** Returns open requests, oldest first. */
  open(): Promise<Approval[]> {
    return this.database.asOperator((tx) =>
      tx
        .select()
        .from(table)
        .where(and(eq(table.state, 'OPEN'), gt(table.expiresAt, this.clock.now())))
        .orderBy(asc(table.requestedAt)),
    );
  }

  /**
   * Applies a request. A concurrent approval waits for the row lock and then finds the request applied. If the command fails, or the
   * process dies, the request stays open; running it again is safe, because all these commands take effect once.
   * @throws UsageError
   */
  approve<T>(agent: string, id: string, by: string, apply: (approval: Approval) => Promise<T>): Promise<T> {
    return this.database.asOperator(async (tx) => {
      const approval = await this.lock(tx, agent, id);
      if (approval.requestedBy === by)
        throw new UsageError('another account must approve it: you requested it yourself');
      // check before running: the database rejects a decision by an inactive account
      const there = await activeStaff(tx, [approval.requestedBy, by]);
      if (there.length < 2) throw new UsageError('the account that requested it is no longer active');
      const applied = await apply(approval);
      await this.decide(tx, approval, 'APPLIED', by);
      return applied;
    });
  }

  /** Refuses a request; its requester can do this, too. @throws UsageError */
  refuse(agent: string, id: string, by: string): Promise<void> {
    return this.database.asOperator(async (tx) => {
      await this.decide(tx, await this.lock(tx, agent, id), 'REFUSED', by);
    });
  }

  private async lock(tx: OperatorTx, agent: string, id: string): Promise<Approval> {
    const isIt = and(eq(table.agent, agent), eq(table.id, id));
    const [approval] = await tx.select().from(table).where(isIt).for('update');
    if (!approval) throw new UsageError(`there is no request ${id}; see approvals list`);
    if (approval.state !== 'OPEN') throw new UsageError(`request ${id} was already ${approval.state.toLowerCase()}`);
    if (approval.expiresAt <= this.clock.now()) throw new UsageError(`request ${id} has expired; request it again`);
    return approval;
  }

  private async decide(
    tx: OperatorTx,
    { agent, id }: Approval,
    state: 'APPLIED' | 'REFUSED',
    by: string,
  ): Promise<void> {
    await tx
      .update(table)
      .set({ state, decidedBy: by, decidedAt: this.clock.now() })
      .where(and(eq(table.agent, agent), eq(table.id, id)));
  }
}
