import { Injectable } from '@nestjs/common';
import { CreditTransfer, NotOffered, type Transfer } from '@housebrand/providers/nest';
import { DomainError, isUuid, type InstantRange } from '@housebrand/shared';
import { AppLog, Clock, ClosedMembers, Database, Jobs } from '@housebrand/shared/nest';
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
import { RunsRepository } from './runs.repository';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** How far back each hourly run looks, so that later runs make up for a failed one. */
const LEDGER_WINDOW_MS = 6 * HOUR_MS;
/** Default number of days of a statement. */
export const STATEMENT_DAYS = 3;
const MAX_CONCURRENCY = 8;

/**
 * Compares records: looks for payments open for too long every minute, compares the ledger with payments and balances every hour,
 * and with the provider's statement every day. It opens cases and closes those whose difference is gone. It never posts, and only
 * reads from the provider.
 */
@Injectable()
export class ReconciliationService {
  constructor(
    private readonly database: Database,
    private readonly books: BooksRepository,
    private readonly cases: CasesRepository,
    private readonly runs: RunsRepository,
    private readonly transfers: CreditTransfer,
    private readonly closed: ClosedMembers,
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

  /** Runs a comparison. @param options.days the days of a statement to read */
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
    const since = new Date(now - LEDGER_WINDOW_MS);
    const found =
      what === 'unsettled'
        ? await this.books.unsettled(new Date(now - UNSETTLED_AFTER_MS))
        : [...(await this.books.wrongEntries(since)), ...(await this.books.wrongBalances(since))];
    return this.observe(what, { agents: await this.books.agents(), isOnly: false }, found);
  }

  private async observe(
    what: Reconciliation,
    compared: { agents: readonly string[]; isOnly: boolean },
    found: readonly Difference[],
  ): Promise<Observed> {
    const observed = await this.database.asOperator(async (tx) => {
      const agents = await this.cases.observe(tx, RECONCILIATIONS[what], compared, found);
      await this.runs.record(tx, what, agents);
      return agents;
    });
    return sumOf(observed);
  }

  private async statements(from: Date, signal: AbortSignal | undefined): Promise<Observed> {
    const observed: Observed[] = [];
    for (const agent of await this.books.agents()) {
      if (signal?.aborted) break;
      try {
        const found = await this.statementOf(agent, from);
        observed.push(await this.observe('statement', { agents: [agent], isOnly: true }, found));
      } catch (error) {
        // without a comparison its cases stay as they are; the next run covers the same days
        if (error instanceof NotOffered) continue;
        if (!(error instanceof DomainError)) throw error;
        await this.database.asOperator((tx) => this.runs.recordUnread(tx, 'statement', agent));
        this.log.warn('a statement could not be read', { agent, because: error.messageKey });
      }
    }
    return sumOf(observed);
  }

  /** Reads the provider's statement before our ledger: a posting made in between is then queried by its reference. */
  private async statementOf(agent: string, since: Date): Promise<Difference[]> {
    const [oldest] = await this.cases.openOf(RECONCILIATIONS.statement, agent);
    const now = this.clock.now().getTime();
    const from = new Date(Math.min(since.getTime(), oldest?.happenedAt.getTime() ?? now));
    // the provider's clock may be ahead of ours
    const range: InstantRange = { from, until: new Date(now + DAY_MS) };
    const theirs = (await this.transfers.statement(agent, range)).map((transfer) => this.toPosting(agent, transfer));
    const named = theirs.map(({ reference }) => paymentOf(reference)).filter((id) => id !== null);
    const underWay = await this.books.underWay(agent, named);
    const ours = await this.books.booked(agent, range, named);
    const compared = ({ at }: BookedTransfer): boolean => at >= from;
    const first = statementDifferences(agent, ours, theirs, { compared, underWay });
    const missing = first.filter(({ kind }) => kind === 'MISSING_AT_PROVIDER').map(({ subject }) => subject);
    const queried = await this.query(agent, missing);
    return statementDifferences(agent, ours, [...theirs, ...queried], { compared, underWay });
  }

  /** Queries transfers that the statement lacks: done before it starts but posted within it, or posted while it was read. */
  private async query(prefix: string, references: string[]): Promise<BookedTransfer[]> {
    const waiting = [...references];
    const found: BookedTransfer[] = [];
    const queryWaiting = async (): Promise<void> => {
      for (let reference = waiting.shift(); reference !== undefined; reference = waiting.shift()) {
        const outcome = await this.transfers.query({ member: { prefix, username: '' }, reference });
        if (outcome.kind === 'settled') found.push(this.toPosting(prefix, outcome.value));
      }
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENCY }, queryWaiting));
    return found;
  }

  /** Our records of an erased member continue under the pseudonym, the provider's under the username. */
  private toPosting(prefix: string, { reference, direction, username, amount, at }: Transfer): BookedTransfer {
    const size = amount.kind === 'CREDIT' ? amount.satang : BigInt(amount.points);
    const recorded = { username: this.closed.recordedName({ prefix, username }), unit: amount.kind };
    return { reference, ...recorded, amount: direction === 'credit' ? size : -size, at };
  }
}

function sumOf(observed: readonly Observed[]): Observed {
  const sum = (of: keyof Observed) => observed.reduce((total, one) => total + one[of], 0);
  return { opened: sum('opened'), gone: sum('gone'), open: sum('open') };
}

/** Returns the payment in one of our references; `null` for a reference that is not ours. */
function paymentOf(reference: string): string | null {
  const [id = ''] = reference.split(':');
  return isUuid(id) ? id : null;
}
