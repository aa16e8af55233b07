import { Injectable } from '@nestjs/common';
import {
  AmountDiffers,
  mayPerform,
  MoneyHasChanged,
  ReferenceTaken,
  staffActor,
  type MoneyAction,
  type MoneyDecision,
  type MoneyPage,
  type MoneyRecord,
  type OfficeApproval,
  type OfficeRole,
  type SettleRequest,
} from '@housebrand/office';
import { AgentCalendar, businessDay, InvalidInput, weightSatang } from '@housebrand/shared';
import { Audit, Clock, Database, Outbox, Settings, type StaffPrincipal } from '@housebrand/shared/nest';
import {
  CorrectionsService,
  ManualSettlement,
  PaymentSaga,
  PaymentTransitions,
  type ManualSettlementRefusal,
} from '@housebrand/wallet/nest';
import { actionsFor } from './money-actions';
import { MoneyOverview, toMoneyItem } from './money-overview.service';
import { MoneyRepository, type MoneyRow } from './money.repository';
import { OfficeApprovals, type MoneyRequest } from './office-approvals';
import { ProviderSide } from './provider-side';
import { postingsOf, timelineOf } from './money-story';

const REFUSALS: Readonly<Record<ManualSettlementRefusal, new () => Error>> = {
  notUnknown: MoneyHasChanged,
  referenceTaken: ReferenceTaken,
  amountMissing: AmountDiffers,
  otherAmount: AmountDiffers,
};

const OPERATIONS = {
  RETRY: 'money.retry',
  SETTLE: 'money.settle',
  REFUSE: 'money.refuse',
  REVERSE: 'money.reverse',
} as const;

/** Decisions on money that is stuck: at once up to the limit, above it after the approval of another account. */
@Injectable()
export class MoneyDecisions {
  constructor(
    private readonly overview: MoneyOverview,
    private readonly repository: MoneyRepository,
    private readonly approvals: OfficeApprovals,
    private readonly provider: ProviderSide,
    private readonly settlement: ManualSettlement,
    private readonly corrections: CorrectionsService,
    private readonly saga: PaymentSaga,
    private readonly transitions: PaymentTransitions,
    private readonly outbox: Outbox,
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly calendar: AgentCalendar,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Returns the page of a record: its story, and both sides. @throws UnknownMoney */
  async page(staff: StaffPrincipal, record: MoneyRecord, id: string): Promise<MoneyPage> {
    const row = await this.overview.row(staff.prefix, record, id);
    const [parts, provider, approvals] = await Promise.all([
      this.database.forAgent(staff.prefix, async (tx) => ({
        events: await this.repository.events(tx, id),
        postings: await this.repository.postings(tx, id),
        thread: await this.repository.thread(tx, record, id),
      })),
      this.provider.of({ prefix: staff.prefix, username: row.username }, row),
      this.approvals.about(staff.prefix, id),
    ]);
    const item = toMoneyItem(row);
    const role = staff.role as OfficeRole;
    return {
      item,
      timeline: timelineOf(row, parts.events),
      ours: { amountSatang: item.amountSatang, state: row.own_state, reference: item.reference, at: item.changedAt },
      provider: provider.side,
      isProviderAnswering: provider.isAnswering,
      postings: postingsOf(parts.postings),
      actions: actionsFor(row).filter((action) => mayPerform(role, OPERATIONS[action])),
      needsApproval: weightOf(row) > this.settings.operatorLimitSatang,
      approvals: approvals.map((approval) => ({ ...approval, username: row.username })),
      thread: parts.thread,
    };
  }

  /**
   * Takes a decision, or requests it above the limit.
   * @throws UnknownMoney, MoneyHasChanged, ReferenceTaken, AmountDiffers, InvalidInput for a move that is settled without reference
   */
  async decide(
    staff: StaffPrincipal,
    { record, id, action }: { record: MoneyRecord; id: string; action: MoneyAction },
    { reason, reference, amountSatang }: SettleRequest,
  ): Promise<MoneyDecision> {
    const row = await this.overview.row(staff.prefix, record, id);
    if (!actionsFor(row).includes(action)) throw new MoneyHasChanged();
    if (record === 'MOVE' && action === 'SETTLE' && reference === undefined)
      throw new InvalidInput([{ field: 'reference', messageKey: 'shared.required' }]);
    const givenSatang = amountSatang === undefined ? undefined : BigInt(amountSatang);
    const weight = row.amount === null ? (givenSatang ?? 0n) : weightOf(row);
    const request: MoneyRequest = { record, id, action, amountSatang: weight, reference, givenSatang, reason };
    if (action !== 'RETRY' && weight > this.settings.operatorLimitSatang) {
      const approval = await this.approvals.request(staff, request);
      await this.note(staff, row, { what: 'requested', request, approval: approval.id });
      return { outcome: 'REQUESTED', item: toMoneyItem(row), approval: { ...approval, username: row.username } };
    }
    await this.run(staff.prefix, request, `${staffActor(staff.username)}: ${reason}`);
    await this.note(staff, row, { what: 'done', request });
    const after = await this.overview.row(staff.prefix, record, id);
    return { outcome: 'DONE', item: toMoneyItem(after), approval: null };
  }

  /** Approves a request of another account and takes the decision. @throws what the decision throws, and the errors of the approval */
  async approve(staff: StaffPrincipal, id: string, reason: string): Promise<OfficeApproval> {
    const { prefix, username } = staff;
    const approval = await this.approvals.approve(staff, id, async (request, requestedBy) => {
      await this.run(prefix, request, `${requestedBy}, approved by ${staffActor(username)}: ${request.reason}`);
    });
    await this.noteApproval(staff, 'office.approval-approved', approval, reason);
    return approval;
  }

  /** Refuses a request; it can be made again. @throws the errors of the approval */
  async refuse(staff: StaffPrincipal, id: string, reason: string): Promise<OfficeApproval> {
    const approval = await this.approvals.refuse(staff, id);
    await this.noteApproval(staff, 'office.approval-refused', approval, reason);
    return approval;
  }

  private async run(
    agent: string,
    { record, id, action, reference, givenSatang, amountSatang, member }: MoneyRequest,
    note: string,
  ): Promise<void> {
    if (action === 'CORRECT') return this.corrections.open({ id, member: member!, amountSatang });
    if (record === 'MOVE') {
      const evidence = { reference: reference!, amountSatang: givenSatang ?? null };
      const refusal =
        action === 'SETTLE'
          ? await this.settlement.settle([agent, id], evidence, note)
          : await this.settlement.refuse([agent, id], note);
      if (refusal) throw new REFUSALS[refusal]();
      return;
    }
    if (!(await this.runPayment(agent, id, action, note))) throw new MoneyHasChanged();
  }

  private async runPayment(agent: string, id: string, action: MoneyAction, note: string): Promise<boolean> {
    if (action === 'RETRY') return this.outbox.retry(agent, id);
    if (action === 'SETTLE') return (await this.saga.settleByHand(agent, id, note)) !== null;
    const day = businessDay(this.clock.now(), await this.calendar.zoneOf(agent));
    return (await this.transitions.openReversal(agent, id, day)) !== null;
  }

  private note(
    { prefix, username }: StaffPrincipal,
    row: MoneyRow,
    { what, request, approval }: { what: 'requested' | 'done'; request: MoneyRequest; approval?: string },
  ): Promise<void> {
    const { action, record, reason, amountSatang } = request;
    return this.audit.noteAlone(prefix, {
      actor: staffActor(username),
      action: `office.money-${action.toLowerCase()}-${what}`,
      subject: row.id,
      details: { record, member: row.username, satang: Number(amountSatang), ...(approval && { approval }), reason },
    });
  }

  private noteApproval(
    { prefix, username }: StaffPrincipal,
    action: string,
    approval: OfficeApproval,
    reason: string,
  ): Promise<void> {
    const { id, requestedBy, action: requested, record } = approval;
    return this.audit.noteAlone(prefix, {
      actor: staffActor(username),
      action,
      subject: approval.subject,
      details: { approval: id, requested, record, requestedBy, reason },
    });
  }
}

/** Returns the satang of a record; a point counts as a baht, and an unknown amount as nothing. */
function weightOf({ unit, amount }: MoneyRow): bigint {
  if (amount === null) return 0n;
  return weightSatang(unit, BigInt(amount));
}
