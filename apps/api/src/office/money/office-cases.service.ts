import { Injectable } from '@nestjs/common';
import { OFFICE_PAGE, staffActor, UnknownCase, type OfficeCases } from '@housebrand/office';
import { Audit, type StaffPrincipal } from '@housebrand/shared/nest';
import { CasesService } from '@housebrand/wallet/nest';

/** Reconciliation cases, for staff. */
@Injectable()
export class OfficeCasesService {
  constructor(
    private readonly cases: CasesService,
    private readonly audit: Audit,
  ) {}

  /** Returns a page of open cases, the oldest first. */
  async list(agent: string, cursor: string | undefined): Promise<OfficeCases> {
    const found = await this.cases.openViews(agent, cursor, OFFICE_PAGE + 1);
    const page = found.slice(0, OFFICE_PAGE);
    return { cases: page, cursor: found.length > OFFICE_PAGE ? page.at(-1)!.id : null };
  }

  /** Closes a case. @throws UnknownCase */
  async close({ prefix, username }: StaffPrincipal, id: string, reason: string): Promise<void> {
    const actor = staffActor(username);
    if (!(await this.cases.close(prefix, id, `${actor}: ${reason}`))) throw new UnknownCase();
    await this.audit.noteAlone(prefix, { actor, action: 'office.case-closed', subject: id, details: { reason } });
  }
}
