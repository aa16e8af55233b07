import { Injectable } from '@nestjs/common';
import { creditOrPoints, isUuid, type CreditOrPoints, type PageRequest } from '@housebrand/shared';
import { AppLog, Database, Messages, paged, RequestContext, type Paged } from '@housebrand/shared/nest';
import type { CaseState, CaseView, ReconciliationRun } from '../../core';
import { CasesRepository, type CaseFilter, type StoredCase } from './cases.repository';
import { RunsRepository } from './runs.repository';

const PAGE_SIZE = 200;
const UNKNOWN_AMOUNT: CreditOrPoints = { amountSatang: null, amountPoints: null };

/** Cases of reconciliation, for agent keys and for operators. */
@Injectable()
export class CasesService {
  constructor(
    private readonly database: Database,
    private readonly cases: CasesRepository,
    private readonly found: RunsRepository,
    private readonly messages: Messages,
    private readonly context: RequestContext,
    private readonly log: AppLog,
  ) {}

  /** Returns a page of an agent's cases, the last seen first. */
  async list(agent: string, state: CaseState | undefined, page: PageRequest): Promise<Paged<CaseView>> {
    const { cases, total } = await this.cases.page(agent, state, page);
    return paged(
      cases.map((one) => this.view(one)),
      total,
    );
  }

  /**
   * Returns a page of an agent's cases for its staff, the latest first; open ones the oldest first.
   * @param after id of the last case of the page before
   */
  async views(agent: string, filter: CaseFilter, after: string | null, limit: number): Promise<CaseView[]> {
    const cases = await this.cases.list(agent, filter, after, limit);
    return cases.map((one) => this.view(one));
  }

  /** Returns a page of what comparisons found of an agent, the latest first. @param before number of the last row of the page before */
  async runs(agent: string, before: bigint | null, limit: number): Promise<ReconciliationRun[]> {
    const rows = await this.found.page(agent, before, limit);
    return rows.map(({ agent: _agent, number, firstAt, lastAt, ...row }) => ({
      ...row,
      ...{ number: Number(number), firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString() },
    }));
  }

  /** Returns open cases of one agent or of all, the oldest first. */
  open(agent: string | null): Promise<StoredCase[]> {
    return this.cases.standing(agent, PAGE_SIZE);
  }

  /** Closes a case by hand. @param note who closes it, and why @returns whether there was such an open case */
  async close(agent: string, id: string, note: string): Promise<boolean> {
    const isClosed = isUuid(id) && (await this.database.asOperator((tx) => this.cases.close(tx, agent, id, note)));
    if (isClosed) this.log.info('a case was closed by hand', { agent, case: id });
    return isClosed;
  }

  private view({ agent: _agent, happenedAt: _happenedAt, amount, ...one }: StoredCase): CaseView {
    const { unit, kind, firstSeenAt, lastSeenAt, endedAt } = one;
    return {
      ...one,
      ...(amount === null ? UNKNOWN_AMOUNT : creditOrPoints(unit, amount)),
      what: this.messages.say(`wallet.case.${kind}`, this.context.language),
      firstSeenAt: firstSeenAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    };
  }
}
