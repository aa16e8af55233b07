export { wallet } from './wallet.domain';
export * from './wallet.module';
export { CouponsService } from './coupons/coupons.service';
export { MoveDesk, type DeskRefusal } from './moves/move-desk.service';
export { PaymentMoves, type Reward } from './payments/payment-moves';
export { PaymentSaga } from './payments/payment-saga';
export { TransferOffer } from './payments/transfer-offer';
