import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { SimulatedWorld } from '@housebrand/providers/nest';
import { FollowingClock, type AppLog, type Settings } from '@housebrand/shared/nest';
import { AppModule } from '../app.module';

/** The application that a command of operators runs in: nothing is served, and no job runs. */
export async function openOps(settings: Settings, log: AppLog): Promise<INestApplicationContext> {
  const clock = settings.mode === 'simulator' ? await clockOfWorld(settings) : undefined;
  const module = AppModule.forRoot(settings, log, clock);
  return NestFactory.createApplicationContext(module, { logger: ['error'], abortOnError: false });
}

/** The simulated world's clock, as it stands when a command begins; the machine's when nobody tells. */
async function clockOfWorld(settings: Settings): Promise<FollowingClock> {
  const clock = new FollowingClock();
  const time = await new SimulatedWorld(settings).time().catch(() => null);
  if (time) clock.follow({ ...time, now: new Date(time.now) });
  return clock;
}
