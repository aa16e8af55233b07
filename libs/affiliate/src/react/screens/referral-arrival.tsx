import { Navigate, useParams } from 'react-router';
import { usePath } from '@housebrand/shared/react';
import { REFERRAL_PARAMETER, referralCodeOf } from '../../core';

/** `/{prefix}/r/{code}.html`: a shared link. Goes on to the home with `?ref=`, which start-up remembers. */
export default function ReferralArrival() {
  const path = usePath();
  const code = referralCodeOf(useParams()['page'] ?? '');
  return <Navigate replace to={code ? `${path()}?${REFERRAL_PARAMETER}=${code}` : path()} />;
}
