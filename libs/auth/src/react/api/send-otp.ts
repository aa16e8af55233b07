import { api, withProof } from '@housebrand/shared/react';
import type { OtpRequest, OtpSent } from '../../core';

/** `POST /api/provider/otp`: sends a one-time password to a phone number. */
export function sendOtp(request: OtpRequest): Promise<OtpSent> {
  return withProof((proof) => api.post<OtpSent>('/api/provider/otp', { ...request, ...(proof && { proof }) }));
}
