import type { INestApplicationContext } from '@nestjs/common';
import { SimulatedWorld } from '@housebrand/providers/nest';
import { businessDay } from '@housebrand/shared';
import { AppLog, Changes, Database, Settings, type FollowingClock } from '@housebrand/shared/nest';
import { seedDemoWorld } from './demo-world';
import { resetForEpoch, wasSown } from './reset';

const EVERY_MS = 1_000;

/**
 * Keeps our part of the demo world in step with the simulator's: one clock, one reset, and on every business day what
 * belongs to it. Simulator mode only.
 */
export class DemoWorldSync {
  private readonly world: SimulatedWorld;
  private timer: NodeJS.Timeout | undefined;
  /** The epoch and the business day that were sown last. */
  private sown = '';
  private isLost = false;
  private isLooking = false;

  constructor(
    private readonly app: INestApplicationContext,
    private readonly clock: FollowingClock,
  ) {
    this.world = new SimulatedWorld(app.get(Settings));
  }

  /** Sows what is missing, then looks once a second. Without the simulator the demo world begins by the machine's time. */
  async start(): Promise<void> {
    if (!(await this.resume()) && !(await this.look())) await seedDemoWorld(this.app);
    this.timer = setInterval(() => void this.lookAgain(), EVERY_MS).unref();
  }

  /** A world that was sown before is served at once; what its day still lacks comes with the first look. */
  private async resume(): Promise<boolean> {
    const time = await this.world.time().catch(() => null);
    if (!time || !(await wasSown(this.app.get(Database), time.epoch))) return false;
    this.clock.follow({ ...time, now: new Date(time.now) });
    return true;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** One look at the simulator. @returns whether it answered */
  async look(): Promise<boolean> {
    const time = await this.world.time().catch(() => null);
    this.noteWhetherThere(time !== null);
    if (!time) return false;
    const now = new Date(time.now);
    const due = `${time.epoch} ${businessDay(now)}`;
    if (due !== this.sown) {
      // first what belongs to the day, then the day: nobody looks at one that is not there yet
      const regulars = await this.world.regulars();
      if (await resetForEpoch(this.app.get(Settings).databaseUrl, time.epoch)) await this.app.get(Changes).forgetAll();
      await seedDemoWorld(this.app, { now, regulars });
      this.sown = due;
    }
    this.clock.follow({ ...time, now });
    return true;
  }

  private async lookAgain(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    await this.look().catch((error: unknown) => this.app.get(AppLog).error('the demo world was not kept up', error));
    this.isLooking = false;
  }

  private noteWhetherThere(isThere: boolean): void {
    if (this.isLost === !isThere) return;
    this.isLost = !isThere;
    if (this.isLost) this.app.get(AppLog).warn('the simulator does not tell the time; the last known one runs on');
  }
}
