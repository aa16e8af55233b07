import { api } from '@housebrand/shared/react';
import { BONUS_ADDRESS, type BonusSetting } from '../../core';

/** `POST /api/provider/bonus`: whether the next deposits take a bonus. A setting: the last one counts. */
export function setBonus(isBonus: boolean): Promise<BonusSetting> {
  return api.post<BonusSetting>(BONUS_ADDRESS, { isBonus });
}
