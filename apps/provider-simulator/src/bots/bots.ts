import { newId } from '@housebrand/shared';
import { AppLog } from '@housebrand/shared/nest';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SIMULATOR_CONFIG, type SimulatorConfig } from '../settings/config';
import { type Queries, Storage } from '../storage/storage';
import { WorldClock } from '../world/clock';
import type { MemberBooks } from '../world/member-books';
import { pick, seededRandom } from '../world/random';
import { insertPast, regulars } from '../world/seeder';
import { playOnce } from './bot-play';

/** Minimum interval between ticks, in ms; bets that became due meanwhile share one transaction. */
const TICK_MS = 200;
/** Maximum bets per tick, so that bets missed while the machine slept are not made up for. */
const MAX_BETS_PER_TICK = 500;

/** Members who play by themselves. Excludes the demo members, whose documented figures must not change. */
const REGULARS = regulars()
  .filter(({ username }) => !/DEMO\d$/.test(username))
  .sort((a, b) => (a.id < b.id ? -1 : 1));

/** Simulates the other members, who bet, win, deposit and withdraw at a steady pace. The same seed produces the same bets. */
@Injectable()
export class Bots implements OnApplicationBootstrap, OnModuleDestroy {
  private pace = 0;
  private bets = 0;
  private due = 0;
  private lastAt = 0;
  private timer: NodeJS.Timeout | undefined;
  private playing: Promise<void> = Promise.resolve();

  constructor(
    private readonly storage: Storage,
    private readonly clock: WorldClock,
    private readonly log: AppLog,
    @Inject(SIMULATOR_CONFIG) private readonly config: SimulatorConfig,
  ) {}

  get betsPerSecond(): number {
    return this.pace;
  }

  onApplicationBootstrap(): void {
    this.restart();
  }

  /** Restarts at the first bet with the configured pace. */
  restart(): void {
    this.bets = 0;
    this.play(this.config.betsPerSecond);
  }

  /** @param betsPerSecond of all members together; 0 stops the bots */
  play(betsPerSecond: number): void {
    clearTimeout(this.timer);
    [this.pace, this.due, this.lastAt] = [betsPerSecond, 0, performance.now()];
    if (betsPerSecond > 0) this.wait();
  }

  async onModuleDestroy(): Promise<void> {
    this.play(0);
    await this.playing;
  }

  private wait(): void {
    this.timer = setTimeout(
      () => {
        this.playing = this.tick().catch((error: unknown) => this.log.error('the bots failed to play', error));
        void this.playing.then(() => this.pace > 0 && this.wait());
      },
      Math.max(TICK_MS, 1_000 / this.pace),
    ).unref();
  }

  private async tick(): Promise<void> {
    const now = performance.now();
    this.due = Math.min(MAX_BETS_PER_TICK, this.due + (this.pace * (now - this.lastAt)) / 1_000);
    this.lastAt = now;
    const count = Math.floor(this.due);
    this.due -= count;
    if (count > 0) await this.storage.transaction((queries) => this.playTogether(queries, count));
  }

  private async playTogether(queries: Queries, count: number): Promise<void> {
    const bets = Array.from({ length: count }, () => {
      const random = seededRandom(`crowd:${this.config.seed}:${this.bets}`);
      this.bets += 1;
      return { random, member: pick(random, REGULARS) };
    });
    const rows = await queries.rows<{ id: string; credit: bigint }>(
      'select id, credit from member where id = any($1) order by id for update',
      [[...new Set(bets.map(({ member }) => member.id))]],
    );
    const credits = new Map(rows.map(({ id, credit }) => [id, credit]));
    const now = this.clock.now();
    const played = bets.flatMap(({ random, member }) => {
      const credit = credits.get(member.id);
      if (credit === undefined) return [];
      const result = playOnce(random, member, credit, newId(now), now);
      credits.set(member.id, result.credit);
      return [result];
    });
    await insertPast(queries, played);
    await addSums(queries, played);
  }
}

async function addSums(queries: Queries, played: readonly MemberBooks[]): Promise<void> {
  const rows = [...Map.groupBy(played, ({ id }) => id)].map(([id, all]) => ({
    id,
    credit: String(all.at(-1)!.credit),
    deposited: String(all.reduce((sum, { deposited }) => sum + deposited, 0n)),
    turnover: String(all.reduce((sum, { turnover }) => sum + turnover, 0n)),
  }));
  await queries.rows(
    `update member set credit = now.credit, deposited = member.deposited + now.deposited, turnover = member.turnover + now.turnover
     from jsonb_to_recordset($1::jsonb) as now(id text, credit bigint, deposited bigint, turnover bigint) where member.id = now.id`,
    [JSON.stringify(rows)],
  );
}
