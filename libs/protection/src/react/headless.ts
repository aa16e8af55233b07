import {
  actionOf,
  api,
  readingOf,
  useMutation,
  usePortal,
  type Action,
  type Reading,
} from '@housebrand/shared/headless';
import {
  exclusionsAddress,
  limitsAddress,
  type ExclusionRequest,
  type LimitRequest,
  type MoneyLimit,
  type ProtectionSettings,
} from '../core';
import { limitsQuery, useLimits } from './api/get-limits';
import { protectionQuery, useProtectionOf } from './api/get-protection';

/** The member's protection settings and the actions that change them. */
export interface Protection {
  settings: Reading<ProtectionSettings>;
  limits: Reading<MoneyLimit[]>;
  /** Sets a limit: a decrease applies at once, an increase after 24 hours. */
  setLimit: Action<LimitRequest, MoneyLimit[]>;
  /** Starts a cool-off or self-exclusion. Withdrawals stay possible. */
  exclude: Action<ExclusionRequest, ProtectionSettings>;
}

/** Returns the member's protection settings and the actions that change them. */
export function useProtection(): Protection {
  const { prefix, member } = usePortal();
  const owner = member ?? { prefix, username: '' };
  return {
    settings: readingOf(useProtectionOf(member)),
    limits: readingOf(useLimits(member)),
    setLimit: actionOf(
      useMutation({
        mutationFn: (request: LimitRequest) => api.put<MoneyLimit[]>(limitsAddress(owner), request),
        invalidates: [limitsQuery(member).queryKey],
      }),
    ),
    exclude: actionOf(
      useMutation({
        mutationFn: (request: ExclusionRequest) => api.post<ProtectionSettings>(exclusionsAddress(owner), request),
        invalidates: [protectionQuery(member).queryKey],
      }),
    ),
  };
}
