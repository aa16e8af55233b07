import type { FactoryProvider } from '@nestjs/common';
import { ReferralService } from '@housebrand/affiliate/nest';
import { Exclusions, Referrals } from '@housebrand/auth';
import { LaunchGate } from '@housebrand/games';
import { MemberSpending } from '@housebrand/protection';
import { ProtectionService } from '@housebrand/protection/nest';
import { BetsService } from '@housebrand/bets/nest';
import { ReportsGateway } from '@housebrand/providers/nest';
import { MemberActivitySource } from '@housebrand/quests';
import { DepositGate, GiftGate } from '@housebrand/wallet';

/** What domains need to know of a member. */
export const memberBindings: FactoryProvider[] = [
  {
    provide: LaunchGate,
    inject: [ProtectionService],
    useFactory: (protection: ProtectionService): LaunchGate => ({
      assertMayPlay: (member) => protection.assertMayPlay(member),
    }),
  },
  {
    provide: DepositGate,
    inject: [ProtectionService],
    useFactory: (protection: ProtectionService): DepositGate => ({
      assertMayDeposit: (member, amountSatang) => protection.assertMayDeposit(member, amountSatang),
    }),
  },
  {
    provide: GiftGate,
    inject: [ProtectionService],
    useFactory: (protection: ProtectionService): GiftGate => ({
      assertMayGive: (member) => protection.assertMayPlay(member),
    }),
  },
  {
    provide: Exclusions,
    inject: [ProtectionService],
    useFactory: (protection: ProtectionService): Exclusions => ({
      anyOf: (prefix, usernames) => protection.isAnyExcluded(prefix, usernames),
    }),
  },
  {
    provide: Referrals,
    inject: [ReferralService],
    useFactory: (referrals: ReferralService): Referrals => ({
      bind: (member, referrer) => referrals.bind(member, referrer),
    }),
  },
  {
    provide: MemberActivitySource,
    inject: [BetsService, ReportsGateway],
    useFactory: (bets: BetsService, reports: ReportsGateway): MemberActivitySource => ({
      played: async (member, { from, until }) => {
        const games = await bets.playedByGame(member, from, until);
        return games.map(({ bets: rounds, ...game }) => ({ ...game, rounds }));
      },
      deposited: async (member, range) => {
        const deposits = await reports.deposits(member, range);
        return deposits.reduce((sum, { status, amountSatang }) => sum + (status === 'SUCCESS' ? amountSatang : 0n), 0n);
      },
    }),
  },
  {
    provide: MemberSpending,
    inject: [BetsService, ReportsGateway],
    useFactory: (bets: BetsService, reports: ReportsGateway): MemberSpending => ({
      deposited: async (member, range) => {
        const deposits = await reports.deposits(member, range);
        // what still waits may come; a state that nobody knows is counted rather than forgotten
        return deposits.reduce((sum, { status, amountSatang }) => sum + (status === 'REJECT' ? 0n : amountSatang), 0n);
      },
      lost: async (member, { from, until }) => {
        const { turnoverSatang, payoutSatang } = await bets.played(member, from, until);
        return turnoverSatang - payoutSatang;
      },
    }),
  },
];
