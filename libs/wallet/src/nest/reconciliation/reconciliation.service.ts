import { Injectable } from '@nestjs/common';
import { CreditTransfer, NotOffered, type Transfer } from '@housebrand/providers/nest';
import { DomainError, isUuid, type InstantRange } from '@housebrand/shared';
import { AppLog, Clock, Jobs } from '@housebrand/shared/nest';
import {
  RECONCILIATIONS,
  statementDifferences,
  UNSETTLED_AFTER_MS,
  type BookedTransfer,
  type Difference,
  type Reconciliation,
} from '../../core';
import { BooksRepository } from './books.repository';
import { CasesRepository, type Observed } from './cases.repository';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A run that failed is made up for by the next ones. */
const LEDGER_OF_MS = 6 * HOUR_MS;
/** A statement is of so many days unless somebody asks for more. */
export const STATEMENT_DAYS = 3;
const MAX_CONCURRENCY = 8;

/**
 * Compares books with one another: what is under way for too long by the minute, the ledger with payments and balances each
 * hour, and with the provider's statement each day. It opens cases and closes those whose difference is gone; it never posts,
 * and never asks the provider for anything but what it shows.
 */
@Injectable()
export class ReconciliationService {
  constructor(
    private readonly books: BooksRepository,
    private readonly cases: CasesRepository,
    private readonly transfers: CreditTransfer,
    private readonly clock: Clock,
    private readonly log: AppLog,
    jobs: Jobs,
  ) {
    const every: Record<Reconciliation, number> = { unsettled: MINUTE_MS, ledger: HOUR_MS, statement: DAY_MS };
    for (const [what, everyMs] of Object.entries(every) as [Reconciliation, number][])
      jobs.register({
        name: `wallet-reconcile-${what}`,
        everyMs,
        run: async (signal) => void (await this.run(what, { signal })),
      });
  }

  /** @param options.days how far back a statement is read */
  async run(what: Reconciliation, options: { days?: number; signal?: AbortSignal } = {}): Promise<Observed> {
    const observed = await this.compare(what, options);
    const { opened, gone, open } = observed;
    if (opened > 0) this.log.error('books do not agree', undefined, { what, opened, open });
    else if (gone > 0) this.log.info('books agree again', { what, gone, open });
    return observed;
  }

  private async compare(
    what: Reconciliation,
    { days = STATEMENT_DAYS, signal }: { days?: number; signal?: AbortSignal },
  ): Promise<Observed> {
    const now = this.clock.now().getTime();
    if (what === 'statement') return this.statements(new Date(now - days * DAY_MS), signal);
    const since = new Date(now - LEDGER_OF_MS);
    const found =
      what === 'unsettled'
        ? await this.books.unsettled(new Date(now - UNSETTLED_AFTER_MS))
        : [...(await this.books.wrongEntries(since)), ...(await this.books.wrongBalances(since))];
    return this.cases.observe(RECONCILIATIONS[what], null, found);
  }

  private async statements(from: Date, signal: AbortSignal | undefined): Promise<Observed> {
    const sum: Observed = { opened: 0, gone: 0, open: 0 };
    for (const agent of await this.books.agents()) {
      if (signal?.aborted) break;
      try {
        const found = await this.statementOf(agent, from);
        const observed = await this.cases.observe(RECONCILIATIONS.statement, agent, found);
        for (const name of ['opened', 'gone', 'open'] as const) sum[name] += observed[name];
      } catch (error) {
        // what could not be compared says nothing: its cases stay as they are, and the next run reads further back
        if (error instanceof NotOffered) continue;
        if (!(error instanceof DomainError)) throw error;
        this.log.warn('a statement could not be read', { agent, because: error.messageKey });
      }
    }
    return sum;
  }

  /** Their book first: whatever is booked while it is read is asked for by its reference. */
  private async statementOf(agent: string, wanted: Date): Promise<Difference[]> {
    const [oldest] = await this.cases.openOf(RECONCILIATIONS.statement, agent);
    const now = this.clock.now().getTime();
    const from = new Date(Math.min(wanted.getTime(), oldest?.happenedAt.getTime() ?? now));
    // clocks of two houses differ
    const range: InstantRange = { from, until: new Date(now + DAY_MS) };
    const theirs = (await this.transfers.statement(agent, range)).map(toBooked);
    const named = theirs.map(({ reference }) => paymentOf(reference)).filter((id) => id !== null);
    const underWay = await this.books.underWay(agent, named);
    const ours = await this.books.booked(agent, range, named);
    const compared = ({ at }: BookedTransfer): boolean => at >= from;
    const first = statementDifferences(agent, ours, theirs, { compared, underWay });
    const missing = first.filter(({ kind }) => kind === 'MISSING_AT_PROVIDER').map(({ subject }) => subject);
    const requested = await this.ask(agent, missing);
    return statementDifferences(agent, ours, [...theirs, ...requested], { compared, underWay });
  }

  /** What was done before the statement begins and booked in it, or booked while it was read. */
  private async ask(prefix: string, references: string[]): Promise<BookedTransfer[]> {
    const waiting = [...references];
    const found: BookedTransfer[] = [];
    const next = async (): Promise<void> => {
      for (let reference = waiting.shift(); reference !== undefined; reference = waiting.shift()) {
        const answer = await this.transfers.query({ member: { prefix, username: '' }, reference });
        if (answer.kind === 'settled') found.push(toBooked(answer.value));
      }
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENCY }, next));
    return found;
  }
}

function toBooked({ reference, direction, username, amount, at }: Transfer): BookedTransfer {
  const size = amount.kind === 'CREDIT' ? amount.satang : BigInt(amount.points);
  return { reference, username, unit: amount.kind, amount: direction === 'credit' ? size : -size, at };
}

/** The payment that a reference of ours names; `null` for what is none of ours. */
function paymentOf(reference: string): string | null {
  const [id = ''] = reference.split(':');
  return isUuid(id) ? id : null;
}
