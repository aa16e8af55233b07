import type { MemberRef } from '@housebrand/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReportedDeposit } from '../../../core';
import { EVERY_CREDIT } from '../../api/get-credit';
import { useLatestDeposits } from '../../api/get-latest-deposits';

const EVERY_MS = 5_000;
const WATCHED_MS = 10 * 60_000;

/** Returns deposits completed since the page opened. Polls every five seconds for ten minutes, then only when the page gets focus. */
export function useArrivals(member: MemberRef | null): readonly ReportedDeposit[] {
  const client = useQueryClient();
  const [isWatching, setWatching] = useState(true);
  const latest = useLatestDeposits(member, isWatching ? EVERY_MS : false);
  const before = useRef<ReadonlySet<string> | null>(null);
  const completed = (latest.data ?? []).filter(({ status }) => status === 'SUCCESS');
  if (latest.data && before.current === null) before.current = new Set(completed.map(({ id }) => id));
  const arrived = completed.filter(({ id }) => before.current !== null && !before.current.has(id));
  const { length } = arrived;
  useEffect(() => {
    const timer = setTimeout(() => setWatching(false), WATCHED_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (length > 0) void client.invalidateQueries({ queryKey: EVERY_CREDIT });
  }, [client, length]);
  return arrived;
}
