import type { ExistingProvider, FactoryProvider } from '@nestjs/common';
import { BetLog, PlayedBets } from '@housebrand/bets';
import { BetConsumers, BetsService, FeedOffer } from '@housebrand/bets/nest';

/** Binds the ports through which other domains read bets to the bets domain. */
export const betBindings: (ExistingProvider | FactoryProvider)[] = [
  { provide: BetLog, useExisting: BetConsumers },
  {
    provide: PlayedBets,
    inject: [BetsService, FeedOffer],
    useFactory: (bets: BetsService, offer: FeedOffer): PlayedBets => ({
      assertOffered: () => offer.assertOffered(),
      isOffered: () => offer.isOffered(),
      isReadUntil: (instant) => offer.isReadUntil(instant),
      sums: (prefix, query) => bets.wantedSums(prefix, query),
    }),
  },
];
