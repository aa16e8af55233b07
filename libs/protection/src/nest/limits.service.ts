import { Injectable } from '@nestjs/common';
import { DomainError, type MemberRef, type Satang } from '@housebrand/shared';
import { AppLog, Clock } from '@housebrand/shared/nest';
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
  ProtectionCalendar,
  tightestOf,
  type LimitKind,
  type LimitPeriod,
  type LimitRequest,
  type MoneyLimit,
  type UsedLimit,
} from '../core';
import { LimitsRepository, type StoredLimit } from './limits.repository';

/** What members allow themselves to bring in and to lose. */
@Injectable()
export class LimitsService {
  constructor(
    private readonly limits: LimitsRepository,
    private readonly spending: MemberSpending,
    private readonly calendar: ProtectionCalendar,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** All six, with what is used of them. */
  async list(member: MemberRef): Promise<MoneyLimit[]> {
    const [stored, zone] = await Promise.all([this.limits.find(member), this.calendar.zoneOf(member.prefix)]);
    const now = this.clock.now();
    const wanted = LIMIT_KINDS.flatMap((kind) => LIMIT_PERIODS.map((period) => ({ kind, period })));
    return Promise.all(
      wanted.map(async ({ kind, period }) => {
        const known = stored.find((one) => one.kind === kind && one.period === period);
        const { satang, pending } = limitAt(known?.state ?? NO_LIMIT, now.getTime());
        return {
          kind,
          period,
          limitSatang: wire(satang),
          usedSatang: satang === null ? null : wire(await this.usedOrUnknown(member, kind, period, zone)),
          besideSatang: wire(await this.besideOrUnknown(member, kind, period, zone)),
          until: periodAt(period, now, zone).until.toISOString(),
          pending: pending && { limitSatang: wire(pending.satang), from: new Date(pending.fromMs).toISOString() },
        };
      }),
    );
  }

  /** Lower acts at once, higher or none after 24 hours; what holds already takes a waiting increase back. */
  async set(member: MemberRef, { kind, period, limitSatang }: LimitRequest): Promise<MoneyLimit[]> {
    const at = this.clock.now();
    const satang = limitSatang === null ? null : BigInt(limitSatang);
    await this.limits.change(member, { kind, period }, at, (state) => changeLimit(state, satang, at.getTime()));
    return this.list(member);
  }

  /** Lets a deposit begin. @throws DepositLimitReached, and what the gateway throws: nobody deposits past a limit that cannot be read */
  async assertMayDeposit(member: MemberRef, amountSatang: Satang): Promise<void> {
    const { tightest } = await this.tightest(member, 'DEPOSIT');
    if (tightest && leftOf(tightest) < amountSatang) throw new DepositLimitReached(tightest);
  }

  /** Whether a deposit limit of zero is in force; nothing used up is looked at. */
  async isDepositZero(member: MemberRef): Promise<boolean> {
    return (await this.zeroLimit(member)) !== null;
  }

  /** Whether as much is lost as a loss limit allows. @throws what the gateway throws */
  async isLossReached(member: MemberRef): Promise<boolean> {
    const { tightest } = await this.tightest(member, 'LOSS');
    return tightest !== null && leftOf(tightest) === 0n;
  }

  /** Why no money may come in, where `isDepositZero` says so. */
  async depositsClosed(member: MemberRef): Promise<DepositLimitReached> {
    const period = (await this.zeroLimit(member))?.period ?? 'DAY';
    return new DepositLimitReached({ period, satang: 0n, usedSatang: 0n, until: this.clock.now() });
  }

  /** Why play is closed, where `isLossReached` says so. */
  async playClosed(member: MemberRef): Promise<LossLimitReached> {
    const { tightest, zone } = await this.tightest(member, 'LOSS');
    return new LossLimitReached(tightest!, zone);
  }

  private async zeroLimit(member: MemberRef): Promise<StoredLimit | null> {
    const nowMs = this.clock.now().getTime();
    const stored = await this.limits.find(member);
    return stored.find(({ kind, state }) => kind === 'DEPOSIT' && limitAt(state, nowMs).satang === 0n) ?? null;
  }

  private async tightest(member: MemberRef, kind: LimitKind): Promise<{ tightest: UsedLimit | null; zone: string }> {
    const [stored, zone] = await Promise.all([this.limits.find(member), this.calendar.zoneOf(member.prefix)]);
    const now = this.clock.now();
    const holding = stored.flatMap(({ period, state, ...one }) => {
      const { satang } = limitAt(state, now.getTime());
      return one.kind === kind && satang !== null ? [{ period, satang }] : [];
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
      ? this.spending.deposited(member, range)
      : this.spending.lost(member, range));
    return satang < 0n ? 0n : satang;
  }

  /** For show: a limit can be seen and changed while the provider does not answer. */
  private async usedOrUnknown(
    member: MemberRef,
    kind: LimitKind,
    period: LimitPeriod,
    zone: string,
  ): Promise<Satang | null> {
    return this.orUnknown(kind, period, this.used(member, kind, period, zone));
  }

  private async besideOrUnknown(
    member: MemberRef,
    kind: LimitKind,
    period: LimitPeriod,
    zone: string,
  ): Promise<Satang | null> {
    if (kind !== 'DEPOSIT') return null;
    const range = periodAt(period, this.clock.now(), zone);
    return this.orUnknown(kind, period, this.spending.broughtBeside(member, range));
  }

  private async orUnknown(kind: LimitKind, period: LimitPeriod, requested: Promise<Satang>): Promise<Satang | null> {
    try {
      return await requested;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.log.warn('what is used of a limit is not known now', { kind, period });
      return null;
    }
  }
}

function wire(satang: Satang | null): number | null {
  return satang === null ? null : Number(satang);
}
