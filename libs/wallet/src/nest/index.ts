export { wallet } from './wallet.domain';
export * from './wallet.module';
export { AffiliatePayable, type AffiliateWish } from './affiliate/affiliate-payable';
export { CouponsService } from './coupons/coupons.service';
export { MoveDesk, type DeskRefusal } from './moves/move-desk.service';
export { PaymentMoves, type Reward } from './payments/payment-moves';
export { PriceTableService } from './purchases/price-table.service';
export { PaymentSaga } from './payments/payment-saga';
export { TransferOffer } from './payments/transfer-offer';
