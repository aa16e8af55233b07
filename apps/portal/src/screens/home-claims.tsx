import { IfOffered, useShownInAddress } from '@housebrand/shared/react';
import { ClaimsSheet } from '@housebrand/wallet/react';

/** The sheet's state in the address of the home page. */
export const CLAIMS = { search: '?open=cashback', state: 'open' } as const;

/** Cashback and accumulated income in a sheet over the home page. */
export function HomeClaims() {
  const { value, close } = useShownInAddress(CLAIMS.state);
  return (
    <IfOffered menu="cashback">
      <ClaimsSheet isOpen={value === 'cashback'} onClose={close} />
    </IfOffered>
  );
}
