import { IfOffered, useShownInAddress } from '@housebrand/shared/react';
import { ClaimsSheet } from '@housebrand/wallet/react';

/** The sheet's place in the address of the home. */
export const CLAIMS = { search: '?open=cashback', state: 'open' } as const;

/** Cashback and gathered income in a sheet over the home. */
export function HomeClaims() {
  const { value, close } = useShownInAddress(CLAIMS.state);
  return (
    <IfOffered menu="cashback">
      <ClaimsSheet isOpen={value === 'cashback'} onClose={close} />
    </IfOffered>
  );
}
