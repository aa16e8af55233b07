import { IfOffered } from '@housebrand/shared/react';
import { ClaimsSheet } from '@housebrand/wallet/react';
import { useNavigate, useSearchParams } from 'react-router';

/** The sheet's place in the address of the home: it can be linked to, and back closes it. */
export const CLAIMS_SEARCH = '?open=cashback';

/** Cashback and gathered income in a sheet over the home. */
export function HomeClaims() {
  const navigate = useNavigate();
  const isOpen = useSearchParams()[0].get('open') === 'cashback';
  return (
    <IfOffered menu="cashback">
      <ClaimsSheet
        isOpen={isOpen}
        onClose={() => void navigate({ search: '' }, { replace: true, preventScrollReset: true })}
      />
    </IfOffered>
  );
}
