import { Module, type DynamicModule } from '@nestjs/common';
import { AgentCalendar } from '@housebrand/shared';
import { mount, type MountOptions } from '@housebrand/shared/nest';
import { DepositGate, ExtrasGate, GiftGate, GiftSettings, MemberPlay } from '../core';
import { AffiliatePayable } from './affiliate/affiliate-payable';
import { ExpectedDeposits } from './payment-ends/expected-deposits';
import { PaymentEnds } from './payment-ends/payment-ends.service';
import { ReportedPaymentsRepository } from './payment-ends/reported-payments.repository';
import { WatchedReportsRepository } from './payment-ends/watched-reports.repository';
import { BalanceService } from './balance.service';
import { CorrectionsService } from './corrections/corrections.service';
import { CouponConfigsController } from './coupons/coupon-configs.controller';
import { CouponDrops } from './coupons/coupon-drops.service';
import { CouponEditorService } from './coupons/coupon-editor.service';
import { CouponLimits } from './coupons/coupon-limits';
import { CouponReturns } from './coupons/coupon-returns.service';
import { CouponReturnsController } from './coupons/coupon-returns.controller';
import { CouponsController } from './coupons/coupons.controller';
import { CouponsRepository } from './coupons/coupons.repository';
import { CouponsService } from './coupons/coupons.service';
import { TurnoverRepository } from './coupons/turnover.repository';
import { TurnoverService } from './coupons/turnover.service';
import { DepositsController } from './deposits/deposits.controller';
import { DepositsService } from './deposits/deposits.service';
import { GiftsRepository } from './gifts/gifts.repository';
import { GiftsService } from './gifts/gifts.service';
import { PaymentTransitions } from './keyed-transfers/payment-transitions';
import { PaymentSaga } from './keyed-transfers/payment-saga';
import { PaymentsController } from './payments/payments.controller';
import { PaymentsRepository } from './payment-records/payments.repository';
import { PaymentSumsComparison } from './payment-records/payment-sums-comparison';
import { PaymentsService } from './payments/payments.service';
import { ReceivedCredit } from './payment-records/received-credit';
import { TransferOffer } from './keyed-transfers/transfer-offer';
import { LedgerJournal } from './ledger/ledger-journal';
import { ManualSettlement } from './unkeyed-moves/manual-settlement.service';
import { MoveEnds } from './unkeyed-moves/move-ends';
import { MoveSettlement } from './unkeyed-moves/move-settlement.service';
import { MovesRepository } from './unkeyed-moves/moves.repository';
import { ProviderMoves } from './unkeyed-moves/provider-moves.service';
import { PriceTableRepository } from './purchases/price-table.repository';
import { PriceTableService } from './purchases/price-table.service';
import { PurchaseSettlement } from './purchases/purchase-settlement';
import { PurchasesController } from './purchases/purchases.controller';
import { PurchasesRepository } from './purchases/purchases.repository';
import { PurchasesService } from './purchases/purchases.service';
import { BooksRepository } from './reconciliation/books.repository';
import { CasesController } from './reconciliation/cases.controller';
import { CasesRepository } from './reconciliation/cases.repository';
import { RunsRepository } from './reconciliation/runs.repository';
import { CasesService } from './reconciliation/cases.service';
import { ReconciliationService } from './reconciliation/reconciliation.service';
import { HeldRewardsRepository } from './rewards/held-rewards.repository';
import { RewardPayments } from './rewards/reward-payments.service';
import { ReportsController } from './reports/reports.controller';
import { ReportsService } from './reports/reports.service';
import { OtherMovements } from './payments/other-movements';
import { StatementRecordsRepository } from './payments/statement-records.repository';
import { StatementController } from './payments/statement.controller';
import { MoneyRecords } from './payments/money-records';
import { RemainingMoney } from './payments/remaining-money';
import { OwnedPayments } from './payments/owned-payments';
import { StatementService } from './payments/statement.service';
import { WalletController } from './wallet.controller';
import { WithdrawalsController } from './withdrawals/withdrawals.controller';
import { WithdrawalsService } from './withdrawals/withdrawals.service';

/** The ports that an application provides. */
const walletPorts = {
  deposits: DepositGate,
  calendar: AgentCalendar,
  giftSettings: GiftSettings,
  gifts: GiftGate,
  extras: ExtrasGate,
  play: MemberPlay,
};

const walletParts = {
  controllers: [
    WalletController,
    DepositsController,
    ReportsController,
    PaymentsController,
    StatementController,
    CouponsController,
    CouponConfigsController,
    CouponReturnsController,
    PurchasesController,
    WithdrawalsController,
    CasesController,
  ],
  providers: [
    BalanceService,
    PaymentEnds,
    ExpectedDeposits,
    WatchedReportsRepository,
    ReportedPaymentsRepository,
    DepositsService,
    ReportsService,
    PaymentTransitions,
    PaymentSaga,
    PaymentsRepository,
    PaymentSumsComparison,
    PaymentsService,
    OtherMovements,
    StatementRecordsRepository,
    MoneyRecords,
    RemainingMoney,
    OwnedPayments,
    StatementService,
    ReceivedCredit,
    TransferOffer,
    LedgerJournal,
    CorrectionsService,
    GiftsRepository,
    GiftsService,
    CouponsRepository,
    CouponsService,
    CouponEditorService,
    CouponLimits,
    TurnoverRepository,
    CouponDrops,
    CouponReturns,
    TurnoverService,
    PriceTableRepository,
    PriceTableService,
    PurchasesRepository,
    PurchaseSettlement,
    PurchasesService,
    HeldRewardsRepository,
    RewardPayments,
    MovesRepository,
    MoveEnds,
    ProviderMoves,
    ManualSettlement,
    MoveSettlement,
    WithdrawalsService,
    AffiliatePayable,
    BooksRepository,
    CasesRepository,
    RunsRepository,
    CasesService,
    ReconciliationService,
  ],
  exports: [
    AffiliatePayable,
    CasesService,
    CorrectionsService,
    ManualSettlement,
    CouponDrops,
    MoneyRecords,
    RemainingMoney,
    OwnedPayments,
    PaymentTransitions,
    PaymentSaga,
    ReceivedCredit,
    RewardPayments,
    StatementService,
    TransferOffer,
    WithdrawalsService,
    CouponEditorService,
    PriceTableService,
  ],
};

/** Needs the providers' gateways, the ports of the core, `StepUp` and `LimitSteps`, which the application binds in global modules. */
@Module(walletParts)
export class WalletModule {
  /** Mounts the domain in another application, with its ports; see `MountOptions`. */
  static forRootAsync(options: MountOptions<typeof walletPorts>): DynamicModule {
    return mount({ module: WalletModule, ...walletParts }, walletPorts, options);
  }
}
