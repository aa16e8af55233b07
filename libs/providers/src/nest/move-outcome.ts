import { ProviderUnavailable } from '@housebrand/shared/nest';
import { PROVIDER_CODES, ProviderRefused, refused, settled, unknown, type Outcome } from '../core';

/** Converts the reply or error of a call that moves money to an outcome. @throws errors raised before anything was sent */
export async function outcomeOf<T>(sent: Promise<T>): Promise<Outcome<T>> {
  try {
    return settled(await sent);
  } catch (error) {
    if (error instanceof ProviderUnavailable) return error.hadNoEffect ? refused(error, false) : unknown(error);
    if (!(error instanceof ProviderRefused)) throw error;
    // "Accepted" does not say whether money moved.
    return error.code === PROVIDER_CODES.accepted ? unknown(error) : refused(error, true);
  }
}
