import type { FactoryProvider } from '@nestjs/common';
import { BetsService } from '@housebrand/bets/nest';
import { FeedGateway } from '@housebrand/providers/nest';
import { RewardPayout } from '@housebrand/quests';
import { Clock, type AgentTx } from '@housebrand/shared/nest';
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
];
