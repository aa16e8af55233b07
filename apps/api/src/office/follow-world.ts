import type { INestApplicationContext } from '@nestjs/common';
import { SimulatedWorld } from '@housebrand/providers/nest';
import { Settings, type FollowingClock } from '@housebrand/shared/nest';
import { seedDemoStaff } from './demo-staff';

const EVERY_MS = 1_000;

/** Keeps the clock in step with the simulator, and the demo accounts in place after a reset of its world. Simulator mode only. */
export async function followWorld(app: INestApplicationContext, clock: FollowingClock): Promise<void> {
  const world = new SimulatedWorld(app.get(Settings));
  let epoch = '';
  const look = async () => {
    const time = await world.time();
    clock.follow({ ...time, now: new Date(time.now) });
    if (time.epoch === epoch) return;
    await seedDemoStaff(app);
    epoch = time.epoch;
  };
  await seedDemoStaff(app);
  await look().catch(() => undefined);
  // a silent simulator keeps the clock as it is
  setInterval(() => void look().catch(() => undefined), EVERY_MS).unref();
}
