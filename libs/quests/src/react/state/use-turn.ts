import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { QUESTS_KEY } from '../api/get-daily-quests';

/**
 * At the end of the business day quests turn over, wherever they are on show.
 *
 * @param endsAt when the quests on show end, ISO 8601; `undefined` until they are known
 * @returns whether those of another day have come since the first were shown, and what asks for them
 */
export function useTurn(endsAt: string | undefined): { isTurned: boolean; turn: () => void } {
  const client = useQueryClient();
  const [first, setFirst] = useState(endsAt);
  if (first === undefined && endsAt !== undefined) setFirst(endsAt);
  const turn = useCallback(() => void client.invalidateQueries({ queryKey: QUESTS_KEY }), [client]);
  return { isTurned: first !== undefined && endsAt !== undefined && endsAt !== first, turn };
}
