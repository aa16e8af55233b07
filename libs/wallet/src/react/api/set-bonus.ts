import { api } from '@housebrand/shared/react';
import { BONUS_ADDRESS, type BonusSetting } from '../../core';

/** `POST /api/provider/bonus`: turns the bonus on later deposits on or off. Safe to repeat. */
export function setBonus(isBonus: boolean): Promise<BonusSetting> {
  return api.post<BonusSetting>(BONUS_ADDRESS, { isBonus });
}
