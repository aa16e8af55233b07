import { IfOffered, useShownInAddress } from '@housebrand/shared/react';
import { ClaimsSheet } from '@housebrand/wallet/react';
import { OPEN } from '../services/sheets';

/** Cashback and accumulated income in a sheet over the home page. */
export function HomeClaims() {
  const { value, close } = useShownInAddress(OPEN);
  return (
    <IfOffered menu="cashback">
      <ClaimsSheet isOpen={value === 'cashback'} onClose={close} />
    </IfOffered>
  );
}
