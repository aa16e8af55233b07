import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { office, OfficeModule } from '@housebrand/office/nest';
import { SimulatedWorld } from '@housebrand/providers/nest';
import { FollowingClock, type AppLog, type Settings } from '@housebrand/shared/nest';
import { AppModule } from '../app.module';
import { OfficeAgentsModule } from '../office/office-agents';

/** What commands need beside the domains: the accounts of the back office. */
export const TERMINAL_MODULES = [OfficeAgentsModule, OfficeModule];

/** Creates the application context for an operator command, without a server and without jobs. */
export async function openOps(settings: Settings, log: AppLog): Promise<INestApplicationContext> {
  const clock = settings.mode === 'simulator' ? await clockOfWorld(settings) : undefined;
  const module = AppModule.forRoot(settings, log, clock, {
    domains: [office],
    modules: TERMINAL_MODULES,
  });
  return NestFactory.createApplicationContext(module, { logger: ['error'], abortOnError: false });
}

/** Returns the simulated clock as of the start of the command, or the machine's clock if the simulator does not respond. */
async function clockOfWorld(settings: Settings): Promise<FollowingClock> {
  const clock = new FollowingClock();
  const time = await new SimulatedWorld(settings).time().catch(() => null);
  if (time) clock.follow({ ...time, now: new Date(time.now) });
  return clock;
}
