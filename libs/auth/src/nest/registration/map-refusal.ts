import { ProviderRefused, REGISTER_CODES } from '@housebrand/providers/nest';
import { TooManyRequests } from '@housebrand/shared';
import { CodeRefused, OTP_RESEND_SECONDS, REGISTRATION_ANSWERS, RegistrationRefused } from '../../core';

/** Maps the provider's refusals that section 5 of the specification defines to our errors; others pass unchanged. */
export async function mapRefusal<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof ProviderRefused ? toDomainError(error) : error;
  }
}

function toDomainError(refusal: ProviderRefused): Error {
  if (refusal.code in REGISTRATION_ANSWERS) return new RegistrationRefused(refusal.code, refusal);
  if (refusal.code === REGISTER_CODES.codeRefused) return new CodeRefused(refusal);
  if (refusal.code === REGISTER_CODES.tooSoon) return new TooManyRequests(OTP_RESEND_SECONDS);
  return refusal;
}
