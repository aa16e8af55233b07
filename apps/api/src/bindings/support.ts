import type { ExistingProvider } from '@nestjs/common';
import { MemberPayments } from '@housebrand/support';
import { OwnedPayments } from '@housebrand/wallet/nest';

/** Binds the payments that members ask about to the wallet. */
export const supportBindings: ExistingProvider[] = [{ provide: MemberPayments, useExisting: OwnedPayments }];
