import { useNavigate, usePath, usePortal, type ScrollState } from '@housebrand/shared/react';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { RETURN_FROM_GAME, RETURN_PARAM } from '../../core';
import { takeReturnPlace } from './return-place';

/** Whether a game led here. */
export function useIsReturning(): boolean {
  return useSearchParams()[0].get(RETURN_PARAM) === RETURN_FROM_GAME;
}

/** Takes a member back from a game to the lobby, where it was left; without one, to the home page. */
export function ReturnFromGame() {
  const { member } = usePortal();
  const path = usePath();
  const navigate = useNavigate();
  const goBack = useEffectEvent(() => {
    const place = member && takeReturnPlace(member);
    const state: ScrollState | undefined = place ? { scrollPx: place.scrollPx } : undefined;
    void navigate(place?.address ?? path(), { replace: true, state });
  });
  useEffect(() => goBack(), []);
  return null;
}
