import { Injectable } from '@nestjs/common';
import {
  OFFICE_PAGE,
  staffActor,
  UnknownCase,
  type CasesQuery,
  type OfficeCases,
  type ReconciliationRuns,
} from '@housebrand/office';
import { isUuid } from '@housebrand/shared';
import { Audit, type StaffPrincipal } from '@housebrand/shared/nest';
import { CasesService } from '@housebrand/wallet/nest';
import { wrongCursor } from '../cursors';

/** Reconciliation cases, for staff. */
@Injectable()
export class OfficeCasesService {
  constructor(
    private readonly cases: CasesService,
    private readonly audit: Audit,
  ) {}

  /** Returns a page of cases, the latest first; open ones the oldest first. @throws InvalidInput */
  async list(agent: string, { state, kind, cursor }: CasesQuery): Promise<OfficeCases> {
    if (cursor !== undefined && !isUuid(cursor)) throw wrongCursor();
    const filter = { kind, state: state === 'ALL' ? undefined : state };
    const found = await this.cases.views(agent, filter, cursor ?? null, OFFICE_PAGE + 1);
    const page = found.slice(0, OFFICE_PAGE);
    return { cases: page, cursor: found.length > OFFICE_PAGE ? page.at(-1)!.id : null };
  }

  /** Returns a page of what comparisons found, the latest first. @throws InvalidInput */
  async runs(agent: string, cursor: string | undefined): Promise<ReconciliationRuns> {
    if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) throw wrongCursor();
    const found = await this.cases.runs(agent, cursor === undefined ? null : BigInt(cursor), OFFICE_PAGE + 1);
    const page = found.slice(0, OFFICE_PAGE);
    return { runs: page, cursor: found.length > OFFICE_PAGE ? String(page.at(-1)!.number) : null };
  }

  /** Closes a case. @throws UnknownCase */
  async close({ prefix, username }: StaffPrincipal, id: string, reason: string): Promise<void> {
    const actor = staffActor(username);
    if (!(await this.cases.close(prefix, id, `${actor}: ${reason}`))) throw new UnknownCase();
    await this.audit.noteAlone(prefix, { actor, action: 'office.case-closed', subject: id, details: { reason } });
  }
}
