import { api } from '@housebrand/shared/react';

/** `POST /api/provider/step-up`: the password typed again, after a refusal with code 4401. */
export function requestStepUp(password: string): Promise<void> {
  return api.post('/api/provider/step-up', { password });
}
