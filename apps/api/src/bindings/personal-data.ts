import type { FactoryProvider } from '@nestjs/common';
import { ReferralRecords } from '@housebrand/affiliate/nest';
import { MemberMoney, PersonalDataParts } from '@housebrand/auth';
import { BetsService } from '@housebrand/bets/nest';
import { ConsentsService } from '@housebrand/content/nest';
import { FavoriteGamesService } from '@housebrand/games/nest';
import { NotificationsService } from '@housebrand/notifications/nest';
import { LimitsService, PlayHistoryService, ProtectionService } from '@housebrand/protection/nest';
import { ThreadsService } from '@housebrand/support/nest';
import type { MemberRef } from '@housebrand/shared';
import { Clock } from '@housebrand/shared/nest';
import { MoneyRecords, RemainingMoney } from '@housebrand/wallet/nest';

/** Binds the export of personal data to the domains that keep it, and the closing of accounts to those that know of money. */
export const personalDataBindings: FactoryProvider[] = [
  {
    provide: PersonalDataParts,
    inject: [
      ConsentsService,
      LimitsService,
      ProtectionService,
      FavoriteGamesService,
      ReferralRecords,
      MoneyRecords,
      PlayHistoryService,
      ThreadsService,
      NotificationsService,
    ],
    useFactory: (
      consents: ConsentsService,
      limits: LimitsService,
      protection: ProtectionService,
      favorites: FavoriteGamesService,
      referrals: ReferralRecords,
      money: MoneyRecords,
      play: PlayHistoryService,
      questions: ThreadsService,
      notifications: NotificationsService,
    ): PersonalDataParts => ({
      parts: [
        { name: 'consents', read: (member) => consents.list(member) },
        { name: 'limits', read: (member) => limits.list(member) },
        { name: 'protection', read: (member) => protection.settings(member) },
        { name: 'favoriteGames', read: (member) => favorites.find(member) },
        { name: 'referrals', read: (member) => referrals.of(member) },
        { name: 'payments', read: (member) => money.payments(member) },
        { name: 'statement', read: (member) => money.statement(member) },
        { name: 'playHistory', read: (member) => play.copy(member) },
        { name: 'questions', read: (member) => questions.copy(member) },
        { name: 'notifications', read: (member) => notifications.copy(member) },
      ],
    }),
  },
  {
    provide: MemberMoney,
    inject: [RemainingMoney, BetsService, Clock],
    useFactory: (money: RemainingMoney, bets: BetsService, clock: Clock): MemberMoney => {
      const isMoving = async (member: MemberRef) =>
        (await bets.unsettled(member, clock.now())).bets > 0 || money.isMoving(member);
      return {
        isMoving,
        of: async (member) => ({
          isMoving: (await isMoving(member)) || (await money.isReportedMoving(member)) === true,
          creditSatang: await money.creditOf(member),
        }),
      };
    },
  },
];
