import type { INestApplicationContext } from '@nestjs/common';
import { SimulatedWorld } from '@housebrand/providers/nest';
import { businessDay } from '@housebrand/shared';
import { AppLog, Changes, Database, Settings, type FollowingClock } from '@housebrand/shared/nest';
import { seedDemoWorld } from './demo-world';
import { resetForEpoch, wasSown } from './reset';

const EVERY_MS = 1_000;

/**
 * Keeps our part of the demo world in step with the simulator: same clock, same reset, and new daily data on every
 * business day. Simulator mode only.
 */
export class DemoWorldSync {
  private readonly world: SimulatedWorld;
  private timer: NodeJS.Timeout | undefined;
  /** The epoch and business day of the last seed. */
  private seeded = '';
  private isLost = false;
  private isPolling = false;

  constructor(
    private readonly app: INestApplicationContext,
    private readonly clock: FollowingClock,
  ) {
    this.world = new SimulatedWorld(app.get(Settings));
  }

  /**
   * Seeds missing data, then polls the simulator every second. Without a simulator, the demo world uses the machine's
   * clock.
   */
  async start(): Promise<void> {
    if (!(await this.resume()) && !(await this.look())) await seedDemoWorld(this.app);
    this.timer = setInterval(() => void this.poll(), EVERY_MS).unref();
  }

  /** Serves a world that is already seeded at once; the first poll adds missing daily data. */
  private async resume(): Promise<boolean> {
    const time = await this.world.time().catch(() => null);
    if (!time || !(await wasSown(this.app.get(Database), time.epoch))) return false;
    this.clock.follow({ ...time, now: new Date(time.now) });
    return true;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Polls the simulator once. @returns whether it responded */
  async look(): Promise<boolean> {
    const time = await this.world.time().catch(() => null);
    this.logAvailability(time !== null);
    if (!time) return false;
    const now = new Date(time.now);
    const due = `${time.epoch} ${businessDay(now)}`;
    if (due !== this.seeded) {
      // seed the day's data before advancing the clock, so that requests never see a day without data
      const regulars = await this.world.regulars();
      if (await resetForEpoch(this.app.get(Settings).databaseUrl, time.epoch)) await this.app.get(Changes).forgetAll();
      await seedDemoWorld(this.app, { now, regulars });
      // what was read before the seed lacks the new day
      await this.app.get(Changes).forgetAll();
      this.seeded = due;
    }
    this.clock.follow({ ...time, now });
    return true;
  }

  private async poll(): Promise<void> {
    if (this.isPolling) return;
    this.isPolling = true;
    await this.look().catch((error: unknown) =>
      this.app.get(AppLog).error('the demo world was not synchronised', error),
    );
    this.isPolling = false;
  }

  private logAvailability(isAvailable: boolean): void {
    if (this.isLost === !isAvailable) return;
    this.isLost = !isAvailable;
    if (this.isLost)
      this.app.get(AppLog).warn('the simulator does not respond; its clock continues from the last known time');
  }
}
