import { Global, Module } from '@nestjs/common';
import { AppLog } from '@housebrand/shared/nest';
import { Deposits } from './books/deposits';
import { Claims } from './books/claims';
import { Affiliates } from './books/affiliates';
import { Members } from './books/members';
import { Payments } from './books/payments';
import { Statement } from './books/statement';
import { Transfers } from './books/transfers';
import { Withdrawals } from './books/withdrawals';
import { Address } from './http/address';
import { Bots } from './bots/bots';
import { BetFeed } from './feed/bet-feed';
import { Captchas } from './people/captchas';
import { MemberMessages } from './people/member-messages';
import { Passwords } from './people/passwords';
import { PhoneMessages } from './people/phone-messages';
import { Registrations } from './people/registrations';
import { Turns } from './offers/turns';
import { AccessTokens } from './sessions/access-tokens';
import { LobbyPasswords } from './sessions/lobby-passwords';
import { Logins } from './sessions/logins';
import { PlaySessions } from './sessions/play-sessions';
import { SIMULATOR_CONFIG, type SimulatorConfig } from './settings/config';
import { Storage } from './storage/storage';
import { WorldClock } from './world/clock';
import { Openings } from './world/openings';
import { Seeder } from './world/seeder';

const services = [
  Storage,
  WorldClock,
  Seeder,
  Address,
  Members,
  Payments,
  Deposits,
  Withdrawals,
  Claims,
  Statement,
  Transfers,
  Affiliates,
  Turns,
  AccessTokens,
  PlaySessions,
  LobbyPasswords,
  Logins,
  Openings,
  BetFeed,
  Bots,
  Captchas,
  Passwords,
  PhoneMessages,
  MemberMessages,
  Registrations,
];

/** Shared services: the books, the clock and the members. */
@Global()
@Module({
  providers: [
    ...services,
    {
      provide: AppLog,
      inject: [SIMULATOR_CONFIG],
      useFactory: ({ logLevel }: SimulatorConfig) => new AppLog(logLevel),
    },
  ],
  exports: [...services, AppLog],
})
export class WorldModule {}
