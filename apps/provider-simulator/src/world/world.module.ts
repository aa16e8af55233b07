import { Global, Module } from '@nestjs/common';
import { Members } from '../books/members';
import { Otps } from '../books/otps';
import { Payments } from '../books/payments';
import { Statement } from '../books/statement';
import { SIMULATOR_CONFIG, type SimulatorConfig } from '../config';
import { Address } from '../edge/address';
import { AccessTokens } from '../sessions/access-tokens';
import { Logins } from '../sessions/logins';
import { PlaySessions } from '../sessions/play-sessions';
import { Storage } from '../storage/storage';
import { WorldClock } from './clock';
import { Openings } from './openings';
import { Seeder } from './seeder';
import { SimulatorLog } from '../edge/log';

const services = [
  Storage,
  WorldClock,
  Seeder,
  Address,
  Members,
  Otps,
  Payments,
  Statement,
  AccessTokens,
  PlaySessions,
  Logins,
  Openings,
];

/** The books, the clock and the people that everything else works on. */
@Global()
@Module({
  providers: [
    ...services,
    {
      provide: SimulatorLog,
      inject: [SIMULATOR_CONFIG],
      useFactory: ({ logLevel }: SimulatorConfig) => new SimulatorLog(logLevel),
    },
  ],
  exports: [...services, SimulatorLog],
})
export class WorldModule {}
