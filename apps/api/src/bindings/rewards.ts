import type { FactoryProvider } from '@nestjs/common';
import { BetsService } from '@housebrand/bets/nest';
import { FeedGateway } from '@housebrand/providers/nest';
import { RewardPayout } from '@housebrand/quests';
import { Clock, type AgentTx } from '@housebrand/shared/nest';
import { PlaySource, PrizePayout } from '@housebrand/tournaments';
import { ProtectionService } from '@housebrand/protection/nest';
import { PaymentMoves, PaymentSaga, RewardPayments, TransferOffer } from '@housebrand/wallet/nest';
import { FeedOffer } from './feed-offer';

/** Binds the payout of rewards and prizes to the wallet, which pays them from the promotion expense account. */
export const rewardBindings: FactoryProvider[] = [
  {
    provide: FeedOffer,
    inject: [FeedGateway, BetsService, Clock],
    useFactory: (feed: FeedGateway, bets: BetsService, clock: Clock) => new FeedOffer(feed, bets, clock),
  },
  {
    provide: RewardPayout,
    inject: [RewardPayments, PaymentMoves, PaymentSaga, TransferOffer, FeedOffer, ProtectionService],
    useFactory: (
      rewards: RewardPayments,
      moves: PaymentMoves,
      saga: PaymentSaga,
      transfers: TransferOffer,
      feed: FeedOffer,
      protection: ProtectionService,
    ): RewardPayout<AgentTx> => ({
      assertOffered: async (member) => {
        await Promise.all([transfers.assertOffered(member), feed.assertOffered()]);
      },
      isHeld: (member) => rewards.isHeld(member, 'QUEST'),
      assertPaysAtOnce: (member) => protection.assertOpen(member, 'questReward'),
      open: (tx, { reward, isHeld, ...payout }) => rewards.open(tx, { ...payout, kind: 'QUEST', unit: reward }, isHeld),
      wake: () => saga.wake(),
      statuses: ({ prefix }, ids) => moves.statuses(prefix, ids),
    }),
  },
  {
    provide: PrizePayout,
    inject: [RewardPayments, PaymentSaga, TransferOffer, FeedOffer],
    useFactory: (
      rewards: RewardPayments,
      saga: PaymentSaga,
      transfers: TransferOffer,
      feed: FeedOffer,
    ): PrizePayout<AgentTx> => ({
      assertOffered: async (member) => {
        await Promise.all([transfers.assertOffered(member), feed.assertOffered()]);
      },
      isHeld: (member) => rewards.isHeld(member, 'TOURNAMENT'),
      open: (tx, { isHeld, ...prize }) => rewards.open(tx, { ...prize, kind: 'TOURNAMENT' }, isHeld),
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
