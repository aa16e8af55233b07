import type { FactoryProvider } from '@nestjs/common';
import { BetsService } from '@housebrand/bets/nest';
import { FeedGateway } from '@housebrand/providers/nest';
import { RewardPayout } from '@housebrand/quests';
import { Clock, type AgentTx } from '@housebrand/shared/nest';
import { PlaySource, PrizePayout } from '@housebrand/tournaments';
import { PaymentMoves, PaymentSaga, TransferOffer } from '@housebrand/wallet/nest';
import { FeedOffer } from './feed-offer';

/** Who pays what members win: the wallet, out of the house's promotion expense. */
export const rewardBindings: FactoryProvider[] = [
  {
    provide: FeedOffer,
    inject: [FeedGateway, BetsService, Clock],
    useFactory: (feed: FeedGateway, bets: BetsService, clock: Clock) => new FeedOffer(feed, bets, clock),
  },
  {
    provide: RewardPayout,
    inject: [PaymentMoves, PaymentSaga, TransferOffer, FeedOffer],
    useFactory: (
      moves: PaymentMoves,
      saga: PaymentSaga,
      transfers: TransferOffer,
      feed: FeedOffer,
    ): RewardPayout<AgentTx> => ({
      assertOffered: async (member) => {
        await Promise.all([transfers.assertOffered(member), feed.assertOffered()]);
      },
      open: async (tx, { reward, ...payout }) =>
        (await moves.openReward(tx, { ...payout, kind: 'QUEST', unit: reward })).payment,
      wake: () => saga.wake(),
      statuses: ({ prefix }, ids) => moves.statuses(prefix, ids),
    }),
  },
  {
    provide: PrizePayout,
    inject: [PaymentMoves, PaymentSaga, TransferOffer, FeedOffer],
    useFactory: (
      moves: PaymentMoves,
      saga: PaymentSaga,
      transfers: TransferOffer,
      feed: FeedOffer,
    ): PrizePayout<AgentTx> => ({
      assertOffered: async (member) => {
        await Promise.all([transfers.assertOffered(member), feed.assertOffered()]);
      },
      open: async (tx, prize) => (await moves.openReward(tx, { ...prize, kind: 'TOURNAMENT' })).payment,
      wake: () => saga.wake(),
    }),
  },
  {
    provide: PlaySource,
    inject: [BetsService, FeedOffer],
    useFactory: (bets: BetsService, feed: FeedOffer): PlaySource => ({
      touchedAfter: (position, limit) => bets.bookedAfter(position, limit),
      sums: async (prefix, { range, games, ...wanted }) => {
        const sums = await bets.wantedSums(prefix, { ...wanted, ...range, gameIds: games });
        return new Map(sums.map(({ username, bets: rounds, ...played }) => [username, { ...played, rounds }]));
      },
      isKnownUntil: (instant) => feed.isReadUntil(instant),
    }),
  },
];
