import { Module } from '@nestjs/common';
import { providers, ProvidersModule } from '@housebrand/providers-nest';
import { loadSettings, SharedModule } from '@housebrand/shared-nest';
import { wallet, WalletModule } from '@housebrand/wallet-nest';
import { Guests } from './guests.js';
import { LoginModule, OwnLogin } from './login.js';
import { RiverController } from './river.controller.js';
import { Sessions } from './sessions.js';

const open = async () => undefined;

/** What the wallet needs to know: this application has no player protection and no bets. */
const walletPorts = () => ({
  deposits: { assertMayDeposit: async () => false },
  calendar: { zoneOf: async () => 'Asia/Bangkok' },
  giftSettings: { of: async () => ({ minSatang: 100n, countPerDay: 3, totalSatangPerDay: 100_000n }) },
  gifts: { assertMayGive: open, mayReceive: async () => true },
  extras: { assertMayTake: open, isHeld: async () => false, isTurnoverOwed: async () => true },
  play: {
    hasBetFeed: async () => false,
    turnoverSince: async () => 0n,
    unsettled: async () => ({ bets: 0, stakeSatang: 0 }),
  },
});

@Module({
  imports: [
    LoginModule,
    SharedModule.forRootAsync({
      domains: [providers, wallet],
      imports: [LoginModule],
      inject: [OwnLogin],
      useFactory: (login: OwnLogin) => ({
        settings: loadSettings(process.env),
        callers: login,
        stepUp: login,
        menus: login,
      }),
    }),
    ProvidersModule.forRootAsync({
      imports: [LoginModule],
      inject: [Sessions],
      useFactory: (tokens: Sessions) => ({ tokens }),
    }),
    WalletModule.forRootAsync({ prefix: '/casino', useFactory: walletPorts }),
  ],
  controllers: [RiverController],
  providers: [Guests],
})
export class RiverModule {}
