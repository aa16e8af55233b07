import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { QUESTS_KEY } from '../api/get-daily-quests';

/**
 * Replaces the shown quests at the end of the business day.
 *
 * @param endsAt when the shown quests end, ISO 8601; `undefined` until they are loaded
 * @returns whether a new day's quests have replaced the first ones, and a function that refetches them
 */
export function useTurn(endsAt: string | undefined): { isTurned: boolean; turn: () => void } {
  const client = useQueryClient();
  const [first, setFirst] = useState(endsAt);
  if (first === undefined && endsAt !== undefined) setFirst(endsAt);
  const turn = useCallback(() => void client.invalidateQueries({ queryKey: QUESTS_KEY }), [client]);
  return { isTurned: first !== undefined && endsAt !== undefined && endsAt !== first, turn };
}
