import type { CreditOrPoints, MemberRef, PaymentReference } from '@housebrand/shared';
import type { PaymentGroup } from './terms';

/** What the records say about a payment. */
export interface MemberPayment extends CreditOrPoints {
  group: PaymentGroup;
  at: Date;
}

/** The payments that members may ask about. Bound to the wallet. */
export abstract class MemberPayments {
  /** Returns a payment of the member; `null` if the member has no such payment. @throws the errors of the gateway */
  abstract find(member: MemberRef, reference: PaymentReference): Promise<MemberPayment | null>;
}
