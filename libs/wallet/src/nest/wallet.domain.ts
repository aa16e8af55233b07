import type { ServerDomain } from '@housebrand/shared/nest';
import { walletMessages } from '../core';
import { seedCoupons } from './coupons/seed-coupons';
import { walletMigrations } from './migrations';
import { walletPersonal } from './migrations/personal';
import { seedReportedPayments } from './payment-ends/seed-reported-payments';
import { seedPriceTable } from './purchases/seed-price-table';
import { WalletModule } from './wallet.module';

/** The wallet domain for an application's server. */
export const wallet: ServerDomain = {
  name: 'wallet',
  module: WalletModule,
  migrations: walletMigrations,
  personal: walletPersonal,
  messages: walletMessages,
  seed: {
    once: async (tx, day) => {
      await seedCoupons(tx, day);
      await seedPriceTable(tx);
    },
    daily: seedReportedPayments,
  },
};
