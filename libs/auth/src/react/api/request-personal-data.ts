import type { MemberRef } from '@housebrand/shared';
import { api, useMutation, type StepUp } from '@housebrand/shared/react';
import { personalDataAddress, type PersonalData } from '../../core';

/** `POST /api/apps/personal_data/{prefix}/{username}`. */
export function usePersonalDataExport(stepUp: StepUp) {
  return useMutation({
    mutationFn: (member: MemberRef) => api.post<PersonalData>(personalDataAddress(member)),
    stepUp,
  });
}
