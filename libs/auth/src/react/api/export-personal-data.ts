import { api, useMutation, type StepUp } from '@housebrand/shared/react';
import { PERSONAL_DATA_ADDRESS, type PersonalData } from '../../core';

/** `POST /api/apps/personal_data`. */
export function usePersonalDataExport(stepUp: StepUp) {
  return useMutation({ mutationFn: () => api.post<PersonalData>(PERSONAL_DATA_ADDRESS, {}), stepUp });
}
