import { Injectable } from '@nestjs/common';
import {
  ApprovalDecided,
  OFFICE_PAGE,
  OwnRequest,
  staffActor,
  staffOfActor,
  UnknownApproval,
  type ApprovalAction,
  type MoneyAction,
  type MoneyRecord,
  type OfficeApproval,
  type OfficeApprovals as ApprovalPage,
} from '@housebrand/office';
import { bahtNumber, isUuid, satangFromBaht, type MemberRef } from '@housebrand/shared';
import { Clock, Database, type StaffPrincipal } from '@housebrand/shared/nest';
import { and, asc, desc, eq, gt, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { operatorApprovalTable as table } from '../../ops/approvals/approval.tables';
import { Approvals, type Approval, type ApprovalRequest } from '../../ops/approvals/approvals';
import { UsageError } from '../../ops/arguments';
import { CORRECT, correctionOf, wordsOf, type CorrectionInput } from '../../ops/correction-input';
import { cursorOf, placeOf } from '../cursors';
import { actionOf, commandOf } from './money-actions';

const MONEY_COMMANDS = ['payments settle', 'payments reverse', 'moves settle', 'moves refuse', CORRECT];

/** What is requested. */
export interface MoneyRequest {
  record: MoneyRecord;
  id: string;
  action: ApprovalAction;
  /** Negative: a correction takes it from the member. */
  amountSatang: bigint;
  reference: string | undefined;
  /** The amount that only the provider knew. */
  givenSatang: bigint | undefined;
  reason: string;
  /** The member of a correction. Its payment has the id of the request. */
  member?: MemberRef;
}

/** Requests that another account, or an operator at the terminal, must approve. */
@Injectable()
export class OfficeApprovals {
  private readonly approvals: Approvals;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    this.approvals = new Approvals(database, clock);
  }

  /** Requests an action. @returns the request */
  async request(
    staff: StaffPrincipal,
    { record, id, action, amountSatang, reference, givenSatang, reason }: MoneyRequest,
  ): Promise<OfficeApproval> {
    const options = {
      note: reason,
      ...(reference !== undefined && { reference }),
      ...(givenSatang !== undefined && { amount: String(bahtNumber(givenSatang)) }),
    };
    const command = commandOf(record, action as MoneyAction)!;
    return this.ask(staff, { command, input: { positionals: [staff.prefix, id], options }, amountSatang });
  }

  /** Requests a correction of a member's credit. @returns the request */
  requestCorrection(staff: StaffPrincipal, correction: CorrectionInput, reason: string): Promise<OfficeApproval> {
    const { amountSatang } = correction;
    return this.ask(staff, {
      command: CORRECT,
      input: { positionals: wordsOf(correction), options: { note: reason } },
      amountSatang: amountSatang < 0n ? -amountSatang : amountSatang,
    });
  }

  private async ask(
    { prefix, username }: StaffPrincipal,
    request: Pick<ApprovalRequest, 'command' | 'input' | 'amountSatang'>,
  ): Promise<OfficeApproval> {
    const id = await this.approvals.ask({ ...request, agent: prefix, requestedBy: staffActor(username) });
    return this.view(await this.find(prefix, id));
  }

  /** Returns a page: open requests oldest first, decided and expired ones newest first. */
  async page(agent: string, state: 'OPEN' | 'DECIDED', cursor: string | undefined): Promise<ApprovalPage> {
    const now = this.clock.now();
    const after = placeOf(cursor);
    const isOpen = state === 'OPEN';
    const isInState = isOpen
      ? and(eq(table.state, 'OPEN'), gt(table.expiresAt, now))
      : or(ne(table.state, 'OPEN'), lte(table.expiresAt, now));
    const place = sql`(date_trunc('milliseconds', ${table.requestedAt}), ${table.id})`;
    const cut = after && sql`(${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
    const order = isOpen ? asc : desc;
    const rows = await this.database.asOperator((tx) =>
      tx
        .select()
        .from(table)
        .where(
          and(
            eq(table.agent, agent),
            inArray(table.command, MONEY_COMMANDS),
            isInState,
            cut ? (isOpen ? sql`${place} > ${cut}` : sql`${place} < ${cut}`) : undefined,
          ),
        )
        .orderBy(order(table.requestedAt), order(table.id))
        .limit(OFFICE_PAGE + 1),
    );
    const page = rows.slice(0, OFFICE_PAGE);
    const last = rows.length > OFFICE_PAGE ? page.at(-1)! : null;
    const members = await this.membersOf(agent, page);
    return {
      approvals: page.map((row) => {
        const { username, ...view } = this.view(row);
        return { ...view, username: username ?? members.get(view.subject) ?? null };
      }),
      cursor: last && cursorOf({ at: last.requestedAt, id: last.id }),
    };
  }

  /** Returns the requests about a record, newest first. */
  async about(agent: string, id: string): Promise<OfficeApproval[]> {
    const names = sql`${table.input}::jsonb -> 'positionals' ->> 1 = ${id}`;
    const isAbout = or(names, and(eq(table.command, CORRECT), eq(table.id, id)));
    const rows = await this.database.asOperator((tx) =>
      tx
        .select()
        .from(table)
        .where(and(eq(table.agent, agent), inArray(table.command, MONEY_COMMANDS), isAbout))
        .orderBy(desc(table.requestedAt)),
    );
    return rows.map((row) => this.view(row));
  }

  /**
   * Approves a request and applies it, once.
   * @throws UnknownApproval, ApprovalDecided, OwnRequest, and what `apply` throws
   */
  async approve(
    staff: StaffPrincipal,
    id: string,
    apply: (request: MoneyRequest, by: string) => Promise<void>,
  ): Promise<OfficeApproval> {
    const { prefix, username } = staff;
    const found = await this.open(prefix, id);
    if (found.requestedBy === staffActor(username)) throw new OwnRequest();
    await this.decided(
      this.approvals.approve(prefix, id, staffActor(username), (approval) =>
        apply(requestOf(approval), approval.requestedBy),
      ),
    );
    return this.view(await this.find(prefix, id));
  }

  /** Refuses a request. @throws UnknownApproval, ApprovalDecided */
  async refuse({ prefix, username }: StaffPrincipal, id: string): Promise<OfficeApproval> {
    await this.open(prefix, id);
    await this.decided(this.approvals.refuse(prefix, id, staffActor(username)));
    return this.view(await this.find(prefix, id));
  }

  /** Returns the members of the requested payments and moves, by their ids. */
  private async membersOf(agent: string, approvals: readonly Approval[]): Promise<ReadonlyMap<string, string>> {
    const ids = approvals.map((approval) => requestOf(approval).id);
    if (ids.length === 0) return new Map();
    const { rows } = await this.database.forAgent(agent, (tx) =>
      tx.execute<{ id: string; username: string }>(sql`
        select id, username from payment where id = any(${sql.param(ids)}::uuid[])
        union all select id, username from provider_move where id = any(${sql.param(ids)}::uuid[])`),
    );
    return new Map(rows.map(({ id, username }) => [id, username]));
  }

  private async open(agent: string, id: string): Promise<Approval> {
    const found = await this.find(agent, id);
    if (found.state !== 'OPEN' || found.expiresAt <= this.clock.now()) throw new ApprovalDecided();
    return found;
  }

  /** Another account may have decided in the meantime. */
  private async decided<T>(decision: Promise<T>): Promise<T> {
    return decision.catch((error: unknown) => {
      throw error instanceof UsageError ? new ApprovalDecided() : error;
    });
  }

  private async find(agent: string, id: string): Promise<Approval> {
    const [found] = isUuid(id)
      ? await this.database.asOperator((tx) =>
          tx
            .select()
            .from(table)
            .where(and(eq(table.agent, agent), eq(table.id, id), inArray(table.command, MONEY_COMMANDS))),
        )
      : [];
    if (!found) throw new UnknownApproval();
    return found;
  }

  private view(approval: Approval): OfficeApproval {
    const { record, id: subject, action, amountSatang, reference, reason, member } = requestOf(approval);
    const { id, requestedAt, expiresAt, state, decidedBy, decidedAt } = approval;
    const isExpired = state === 'OPEN' && expiresAt <= this.clock.now();
    return {
      id,
      action,
      record,
      subject,
      username: member?.username ?? null,
      amountSatang: Number(amountSatang),
      reference: reference ?? null,
      reason,
      requestedBy: personOf(approval.requestedBy),
      requestedAt: requestedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      state: isExpired ? 'EXPIRED' : state,
      decidedBy: decidedBy && personOf(decidedBy),
      decidedAt: decidedAt?.toISOString() ?? null,
    };
  }
}

/** A correction needs nothing from the provider. */
const NO_EVIDENCE = { reference: undefined, givenSatang: undefined };

const personOf = (actor: string): string => staffOfActor(actor) ?? actor;

function requestOf({ id, command, input, amountSatang }: Approval): MoneyRequest {
  const { positionals, options } = JSON.parse(input) as { positionals: string[]; options: Record<string, string> };
  const { note = '', reference, amount } = options;
  if (command === CORRECT)
    return { record: 'PAYMENT', id, action: 'CORRECT', reason: note, ...NO_EVIDENCE, ...correctionOf(positionals) };
  const givenSatang = amount === undefined ? undefined : satangFromBaht(amount);
  return { ...actionOf(command)!, id: positionals[1]!, amountSatang, reference, givenSatang, reason: note };
}
