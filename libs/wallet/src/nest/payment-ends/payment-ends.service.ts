import { Injectable } from '@nestjs/common';
import { DomainError, type InstantRange, type NewNotification } from '@housebrand/shared';
import {
  AgentEvents,
  AppLog,
  Clock,
  Database,
  Jobs,
  LiveUpdates,
  Notifications,
  type AgentTx,
} from '@housebrand/shared/nest';
import { ReportsGateway, type ReportedPayment } from '@housebrand/providers/nest';
import { readOf } from '../../core';
import { ReportedPaymentsRepository } from './reported-payments.repository';
import { WatchedReportsRepository, type WatchedReport } from './watched-reports.repository';

const EVERY_MS = 5_000;
const PAGE_SIZE = 200;
/** How far ahead a report is read: the provider's clock may differ from ours. */
const AROUND_MS = 600_000;
/** A payment that has not ended by then never will. */
const GIVE_UP_MS = 30 * 86_400_000;

/** The start of a member's first report, which reaches back to the first deposit. */
const BEGINNING = new Date(0);

/**
 * Announces the end of deposits and withdrawals. Only the provider's reports show it, and only with a session of the member; without
 * one, the announcement follows at the next login. It also records what was paid, from the member's first payment on: transfers
 * that the member has made without opening a deposit are recorded with the next watch.
 */
@Injectable()
export class PaymentEnds {
  constructor(
    private readonly database: Database,
    private readonly watched: WatchedReportsRepository,
    private readonly reported: ReportedPaymentsRepository,
    private readonly reports: ReportsGateway,
    private readonly notifications: Notifications,
    private readonly events: AgentEvents,
    private readonly updates: LiveUpdates,
    private readonly clock: Clock,
    private readonly log: AppLog,
    jobs: Jobs,
  ) {
    jobs.register({ name: 'wallet-payment-ends', everyMs: EVERY_MS, run: (signal) => this.announceAll(signal) });
  }

  /** Reads the due reports and announces the ends of their payments. */
  async announceAll(signal?: AbortSignal): Promise<void> {
    await this.watched.forget(new Date(this.clock.now().getTime() - GIVE_UP_MS));
    for (const report of await this.watched.due(this.clock.now(), PAGE_SIZE)) {
      if (signal?.aborted) return;
      await this.announce(report).catch((error: unknown) => {
        // an unexpected error does not block other members
        if (!(error instanceof DomainError)) this.log.error('a watched report could not be read', error);
      });
    }
  }

  private async announce(report: WatchedReport): Promise<void> {
    const now = this.clock.now();
    await this.watched.noteRead(report, now);
    const lastEnd = await this.reported.lastEnd(report);
    const from = lastEnd === null || lastEnd < report.since ? (lastEnd ?? BEGINNING) : report.since;
    const payments = await this.read(report, { from, until: new Date(now.getTime() + AROUND_MS) });
    const { agent: prefix, username, kind } = report;
    const hasNews = await this.database.forAgent(prefix, async (tx) => {
      const announced = await this.watched.lockForUpdate(tx, report);
      if (!announced) return false;
      const recent = payments.filter(({ createdAt }) => createdAt >= report.since);
      const { ended, isOpen, ...read } = readOf(recent, { ...report, announced, now });
      await this.reported.record(tx, report, payments, { isAll: lastEnd === null, now });
      for (const payment of ended) {
        const notification = endOf(kind, payment, now);
        if (notification) await this.notifications.announce(tx, username, notification);
        if (notification?.kind === 'withdrawalRejected') await this.announceRejection(tx, username, payment, now);
      }
      if (isOpen || report.until > now) await this.watched.proceed(tx, report, read);
      else await this.watched.stop(tx, report);
      return ended.length > 0;
    });
    if (!hasNews) return;
    for (const topic of ['payments', 'balance'] as const) this.updates.notify(topic, [{ prefix, username }]);
  }

  /** The table of reported payments announces those that were paid. */
  private announceRejection(
    tx: AgentTx,
    username: string,
    { id: paymentId, amountSatang, settledAt }: ReportedPayment,
    now: Date,
  ): Promise<void> {
    const data = {
      ...{ paymentId, paymentKind: 'WITHDRAWAL', username, amountSatang: Number(amountSatang) },
      ...{ receiver: null, amountPoints: null, reversedPaymentId: null },
    };
    return this.events.add(tx, { kind: 'withdrawal.rejected', subject: paymentId, at: settledAt ?? now, data });
  }

  private read({ agent: prefix, username, kind }: WatchedReport, range: InstantRange): Promise<ReportedPayment[]> {
    const member = { prefix, username };
    return kind === 'DEPOSIT' ? this.reports.deposits(member, range) : this.reports.withdrawals(member, range);
  }
}

/** `null`: a deposit that was never paid concerns no money. */
function endOf(
  kind: WatchedReport['kind'],
  { id: sourceId, status, amountSatang, settledAt }: ReportedPayment,
  now: Date,
): NewNotification | null {
  const event = { sourceId, params: { amountSatang: Number(amountSatang) }, at: settledAt ?? now };
  if (kind === 'DEPOSIT') return status === 'SUCCESS' ? { kind: 'depositReceived', ...event } : null;
  return { kind: status === 'SUCCESS' ? 'withdrawalPaid' : 'withdrawalRejected', ...event };
}
