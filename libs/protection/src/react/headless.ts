import { api, readingOf, useAction, usePortal, type Action, type Reading } from '@housebrand/shared/react';
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

/** What a member sets to play safely. */
export interface Protection {
  settings: Reading<ProtectionSettings>;
  limits: Reading<MoneyLimit[]>;
  /** Sets a limit: a decrease at once, an increase after 24 hours. */
  setLimit: Action<LimitRequest, MoneyLimit[]>;
  /** Begins a break; withdrawals stay possible. */
  exclude: Action<ExclusionRequest, ProtectionSettings>;
}

/** What members do to protect themselves. */
export function useProtection(): Protection {
  const { prefix, member } = usePortal();
  const of = member ?? { prefix, username: '' };
  return {
    settings: readingOf(useProtectionOf(member)),
    limits: readingOf(useLimits(member)),
    setLimit: useAction(
      (request: LimitRequest) => api.put<MoneyLimit[]>(limitsAddress(of), request),
      [limitsQuery(member).queryKey],
    ),
    exclude: useAction(
      (request: ExclusionRequest) => api.post<ProtectionSettings>(exclusionsAddress(of), request),
      [protectionQuery(member).queryKey],
    ),
  };
}
