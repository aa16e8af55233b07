import { api, useMutation, usePortal } from '@housebrand/shared/react';
import { BONUS_ADDRESS, type BonusSetting } from '../../core';

/** `POST /api/provider/bonus`: turns the bonus on later deposits on or off. Safe to repeat. */
export function useSetBonus() {
  const { refreshMember } = usePortal();
  return useMutation({
    mutationFn: (isBonus: boolean) => api.post<BonusSetting>(BONUS_ADDRESS, { isBonus }),
    onSuccess: refreshMember,
  });
}
