import type { FactoryProvider } from '@nestjs/common';
import type { StatementPart } from '@housebrand/auth/nest';
import { ReferralService } from '@housebrand/affiliate/nest';
import { Exclusions, MemberTiers, Referrals, TermsConsents } from '@housebrand/auth';
import { ConsentsService } from '@housebrand/content/nest';
import { LaunchGate } from '@housebrand/games';
import { CatalogueService } from '@housebrand/games/nest';
import {
  ExclusionEffects,
  MemberSpending,
  netLoss,
  PlayRecords,
  unrejectedDeposits,
  type Operation,
} from '@housebrand/protection';
import { ProtectionService } from '@housebrand/protection/nest';
import { BetsService, FeedOffer } from '@housebrand/bets/nest';
import { ReportsGateway } from '@housebrand/providers/nest';
import { MemberActivitySource, settledDeposits } from '@housebrand/quests';
import { StandingsService } from '@housebrand/tiers/nest';
import { ClosedMembers, Clock } from '@housebrand/shared/nest';
import { DepositGate, ExtrasGate, GiftGate, MemberPlay, type HoldableRewardKind } from '@housebrand/wallet';
import { CouponDrops, ReceivedCredit } from '@housebrand/wallet/nest';

const HOLDING_OPERATIONS: Record<HoldableRewardKind, Operation> = {
  QUEST: 'questReward',
  TOURNAMENT: 'tournamentPrize',
};

/** Binds the ports that read a member's state and activity. */
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
    inject: [ProtectionService, ClosedMembers],
    useFactory: (protection: ProtectionService, closed: ClosedMembers): GiftGate => ({
      mayReceive: async (sender, receiver) =>
        (await protection.accessToGift(sender, receiver)) === 'open' && !closed.isClosed(receiver),
    }),
  },
  {
    provide: ExtrasGate,
    inject: [ProtectionService],
    useFactory: (protection: ProtectionService): ExtrasGate => ({
      assertMayTake: (member, extra) => protection.assertOpen(member, extra),
      isHeld: async (member, reward) => (await protection.accessTo(member, HOLDING_OPERATIONS[reward])) === 'held',
      isTurnoverOwed: (member) => protection.isTurnoverOwed(member),
    }),
  },
  {
    provide: Exclusions,
    inject: [ProtectionService, ClosedMembers],
    useFactory: (protection: ProtectionService, closed: ClosedMembers): Exclusions => ({
      anyOf: (members) => protection.isAnyExcluded(members),
      mayReceive: async (member) =>
        !closed.isClosed(member) && (await protection.accessTo(member, 'giftReceived')) === 'open',
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
    provide: TermsConsents,
    inject: [ConsentsService],
    useFactory: (consents: ConsentsService): TermsConsents => ({
      record: (member, at) => consents.acceptAtRegistration(member, at),
    }),
  },
  {
    provide: MemberTiers,
    inject: [StandingsService],
    useFactory: (standings: StandingsService): MemberTiers<StatementPart> => ({
      of: (member, reported) => standings.tierOf(member, reported),
      noted: (member) => standings.notedTier(member),
      toNote: (member, reported, at) => standings.toNote(member, reported, at),
    }),
  },
  {
    provide: MemberPlay,
    inject: [BetsService, FeedOffer, Clock],
    useFactory: (bets: BetsService, offer: FeedOffer, clock: Clock): MemberPlay => ({
      hasBetFeed: () => offer.isOffered(),
      turnoverSince: (member, since) => bets.turnoverSince(member, since),
      unsettled: async (member) => {
        const { bets: count, stakeSatang } = await bets.unsettled(member, clock.now());
        return { bets: count, stakeSatang: Number(stakeSatang) };
      },
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
      settledDeposits: async (member, range) => settledDeposits(await reports.deposits(member, range)),
    }),
  },
  {
    provide: PlayRecords,
    inject: [BetsService, CatalogueService],
    useFactory: (bets: BetsService, catalogue: CatalogueService): PlayRecords => ({
      byDay: async (member, range, zone) => {
        const days = await bets.playedByDay(member, range, zone);
        return days.map(({ bets: rounds, turnoverSatang: stakeSatang, ...day }) => ({ ...day, rounds, stakeSatang }));
      },
      lastBefore: (member, instant) => bets.lastPlayedBefore(member, instant),
      rounds: async (member, { after, ...request }) => {
        const place = after && { at: after.at, betId: after.id };
        const decided = await bets.decidedBets(member, { ...request, after: place });
        return decided.map(({ betId: id, ...round }) => ({ id, ...round }));
      },
      gameNames: async (prefix, ids) =>
        new Map((await catalogue.gamesByIds(prefix, ids)).map(({ id, name }) => [id, name])),
    }),
  },
  {
    provide: ExclusionEffects,
    inject: [CouponDrops],
    useFactory: (drops: CouponDrops): ExclusionEffects => ({
      // a cool-off keeps an unplayed coupon until a withdrawal drops it
      started: async (member, kind) => {
        if (kind === 'SELF_EXCLUSION') await drops.dropAll(member);
      },
    }),
  },
  {
    provide: MemberSpending,
    inject: [BetsService, ReportsGateway, ReceivedCredit],
    useFactory: (bets: BetsService, reports: ReportsGateway, received: ReceivedCredit): MemberSpending => ({
      creditedWithoutDeposit: (member, ranges) => received.sums(member, ranges),
      unrejectedDeposits: async (member, range) => unrejectedDeposits(await reports.deposits(member, range)),
      lost: async (member, { from, until }) => netLoss(await bets.played(member, from, until)),
    }),
  },
];
