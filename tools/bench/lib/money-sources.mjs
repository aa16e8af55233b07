/** What the bench measures of our sources, for `sourcesOf`: TypeScript with decorators, which Node does not run by itself. */
export { PaymentMoves } from '../../../libs/wallet/src/nest/payments/payment-moves.ts';
export { Clock, Database } from '@housebrand/shared/nest';
