import type { FactoryProvider } from '@nestjs/common';
import { FeedOffer } from '@housebrand/bets/nest';
import { RewardPayout } from '@housebrand/quests';
import type { AgentTx } from '@housebrand/shared/nest';
import { PrizePayout } from '@housebrand/tournaments';
import { ProtectionService } from '@housebrand/protection/nest';
import { PaymentTransitions, PaymentSaga, RewardPayments, TransferOffer } from '@housebrand/wallet/nest';

/** Binds the payout of rewards and prizes to the wallet, which pays them from the promotion expense account. */
export const rewardBindings: FactoryProvider[] = [
  {
    provide: RewardPayout,
    inject: [RewardPayments, PaymentTransitions, PaymentSaga, TransferOffer, FeedOffer, ProtectionService],
    useFactory: (
      rewards: RewardPayments,
      transitions: PaymentTransitions,
      saga: PaymentSaga,
      transfers: TransferOffer,
      feed: FeedOffer,
      protection: ProtectionService,
    ): RewardPayout<AgentTx> => ({
      assertOffered: async (member, use) => {
        await Promise.all([transfers.assertOffered(member, use), feed.assertOffered()]);
      },
      isHeld: (member) => rewards.isHeld(member, 'QUEST'),
      assertPaysAtOnce: (member) => protection.assertOpen(member, 'questReward'),
      open: (tx, { reward, isHeld, ...payout }) => rewards.open(tx, { ...payout, kind: 'QUEST', unit: reward }, isHeld),
      wake: () => saga.wake(),
      statuses: ({ prefix }, ids) => transitions.statuses(prefix, ids),
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
      assertOffered: async (member, use) => {
        await Promise.all([transfers.assertOffered(member, use), feed.assertOffered()]);
      },
      isHeld: (member) => rewards.isHeld(member, 'TOURNAMENT'),
      open: (tx, { isHeld, ...prize }) => rewards.open(tx, { ...prize, kind: 'TOURNAMENT' }, isHeld),
      wake: () => saga.wake(),
    }),
  },
];
