import { Injectable } from '@nestjs/common';
import { AgentCalendar, DomainError, type MemberRef, type Satang } from '@housebrand/shared';
import { AppLog, Clock, Database, Notifications, type AgentTx } from '@housebrand/shared/nest';
import {
  changeLimit,
  DepositLimitReached,
  leftOf,
  LIMIT_KINDS,
  limitAt,
  LIMIT_PERIODS,
  LossLimitReached,
  MemberSpending,
  NO_LIMIT,
  periodAt,
  tightestOf,
  type LimitKind,
  type LimitPeriod,
  type LimitRequest,
  type MoneyLimit,
  type UsedLimit,
} from '../core';
import { LimitsRepository, type LimitName, type StoredLimit } from './limits.repository';

/** Members' own limits on deposits and losses. */
@Injectable()
export class LimitsService {
  constructor(
    private readonly database: Database,
    private readonly limits: LimitsRepository,
    private readonly spending: MemberSpending,
    private readonly calendar: AgentCalendar,
    private readonly notifications: Notifications,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** Returns all six limits with their used amounts. */
  async list(member: MemberRef): Promise<MoneyLimit[]> {
    const [stored, zone] = await Promise.all([this.limits.find(member), this.calendar.zoneOf(member.prefix)]);
    const now = this.clock.now();
    const names = LIMIT_KINDS.flatMap((kind) => LIMIT_PERIODS.map((period) => ({ kind, period })));
    const beside = await this.otherCreditOrUnknown(member, zone);
    return Promise.all(
      names.map(async ({ kind, period }) => {
        const known = stored.find((limit) => limit.kind === kind && limit.period === period);
        const { satang, pending } = limitAt(known?.state ?? NO_LIMIT, now);
        return {
          kind,
          period,
          limitSatang: wire(satang),
          usedSatang: satang === null ? null : wire(await this.usedOrUnknown(member, kind, period, zone)),
          besideSatang: kind === 'DEPOSIT' ? wire(beside?.[LIMIT_PERIODS.indexOf(period)] ?? null) : null,
          until: periodAt(period, now, zone).until.toISOString(),
          pending: pending && { limitSatang: wire(pending.satang), from: pending.from.toISOString() },
        };
      }),
    );
  }

  /** Sets a limit: a decrease applies at once, an increase (or none) after 24 hours. The current limit cancels a pending increase. */
  async set(member: MemberRef, { kind, period, limitSatang }: LimitRequest): Promise<MoneyLimit[]> {
    const at = this.clock.now();
    const satang = limitSatang === null ? null : BigInt(limitSatang);
    await this.database.forAgent(member.prefix, async (tx) => {
      const before = await this.limits.lockForUpdate(tx, member, { kind, period });
      const chosen = changeLimit(before, satang, at);
      await this.limits.change(tx, member, { kind, period }, { at, before, chosen });
      const applied = chosen.satang;
      if (applied !== null && applied !== limitAt(before, at).satang)
        await this.announce(tx, member, { kind, period, limitSatang: Number(applied) }, at);
    });
    return this.list(member);
  }

  private announce(
    tx: AgentTx,
    { username }: MemberRef,
    { kind: limit, period, limitSatang }: LimitName & { limitSatang: number },
    at: Date,
  ): Promise<void> {
    const sourceId = `${limit} ${period} ${at.toISOString()}`;
    const params = { limit, period, limitSatang };
    return this.notifications.announce(tx, username, { kind: 'limitStarted', sourceId, params, at });
  }

  /**
   * Allows a deposit within the limits.
   * @throws DepositLimitReached, and the errors of the gateway: a limit whose used amount cannot be read blocks deposits
   */
  async assertMayDeposit(member: MemberRef, amountSatang: Satang): Promise<void> {
    const { tightest } = await this.tightest(member, 'DEPOSIT');
    if (tightest && leftOf(tightest) < amountSatang) throw new DepositLimitReached(tightest);
  }

  /** Whether a deposit limit of zero is in force. Does not need the used amounts. */
  async isDepositZero(member: MemberRef): Promise<boolean> {
    return (await this.zeroLimit(member)) !== null;
  }

  /** Whether losses have reached a loss limit. @throws the errors of the gateway */
  async isLossReached(member: MemberRef): Promise<boolean> {
    const { tightest } = await this.tightest(member, 'LOSS');
    return tightest !== null && leftOf(tightest) === 0n;
  }

  /** Returns the error for a member whose deposit limit is zero; see {@link isDepositZero}. */
  async depositsClosed(member: MemberRef): Promise<DepositLimitReached> {
    const period = (await this.zeroLimit(member))?.period ?? 'DAY';
    return new DepositLimitReached({ period, satang: 0n, usedSatang: 0n, until: this.clock.now() });
  }

  /** Returns the error for a member who has reached a loss limit; see {@link isLossReached}. */
  async playClosed(member: MemberRef): Promise<LossLimitReached> {
    const { tightest, zone } = await this.tightest(member, 'LOSS');
    return new LossLimitReached(tightest!, zone);
  }

  private async zeroLimit(member: MemberRef): Promise<StoredLimit | null> {
    const now = this.clock.now();
    const stored = await this.limits.find(member);
    return stored.find(({ kind, state }) => kind === 'DEPOSIT' && limitAt(state, now).satang === 0n) ?? null;
  }

  private async tightest(member: MemberRef, kind: LimitKind): Promise<{ tightest: UsedLimit | null; zone: string }> {
    const [stored, zone] = await Promise.all([this.limits.find(member), this.calendar.zoneOf(member.prefix)]);
    const now = this.clock.now();
    const holding = stored.flatMap(({ kind: limitKind, period, state }) => {
      const { satang } = limitAt(state, now);
      return limitKind === kind && satang !== null ? [{ period, satang }] : [];
    });
    const used = await Promise.all(
      holding.map(async ({ period, satang }) => ({
        period,
        satang,
        usedSatang: await this.used(member, kind, period, zone),
        until: periodAt(period, now, zone).until,
      })),
    );
    return { tightest: tightestOf(used), zone };
  }

  private async used(member: MemberRef, kind: LimitKind, period: LimitPeriod, zone: string): Promise<Satang> {
    const range = periodAt(period, this.clock.now(), zone);
    const satang = await (kind === 'DEPOSIT'
      ? this.spending.unrejectedDeposits(member, range)
      : this.spending.lost(member, range));
    return satang < 0n ? 0n : satang;
  }

  /** For display only: limits stay visible and changeable while the provider is unavailable. */
  private async usedOrUnknown(
    member: MemberRef,
    kind: LimitKind,
    period: LimitPeriod,
    zone: string,
  ): Promise<Satang | null> {
    return this.orUnknown({ kind, period }, this.used(member, kind, period, zone));
  }

  /** Gifts and coupons in each of the periods. */
  private async otherCreditOrUnknown(member: MemberRef, zone: string): Promise<Satang[] | null> {
    const now = this.clock.now();
    const ranges = LIMIT_PERIODS.map((period) => periodAt(period, now, zone));
    return this.orUnknown({ kind: 'DEPOSIT' }, this.spending.creditedWithoutDeposit(member, ranges));
  }

  private async orUnknown<T>(limit: Partial<LimitName>, requested: Promise<T>): Promise<T | null> {
    try {
      return await requested;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.log.warn('the used amount of a limit is unavailable', { ...limit });
      return null;
    }
  }
}

function wire(satang: Satang | null): number | null {
  return satang === null ? null : Number(satang);
}
