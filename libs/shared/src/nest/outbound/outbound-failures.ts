import { BrokenCircuitError } from 'cockatiel';
import { NoPlace } from '../concurrency/places';
import { ProviderUnavailable, type UnavailableReason } from './provider-unavailable';

export class BodyTooLarge extends Error {}

const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);
const TIMED_OUT = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT']);

/** Converts any error of a call to `ProviderUnavailable`. */
export function asUnavailable(provider: string, error: unknown): ProviderUnavailable {
  if (error instanceof ProviderUnavailable) return error;
  return new ProviderUnavailable(provider, reasonOf(error), error);
}

function reasonOf(error: unknown): UnavailableReason {
  if (error instanceof BrokenCircuitError) return 'breakerOpen';
  if (error instanceof NoPlace) return 'overloaded';
  if (error instanceof BodyTooLarge) return 'tooLarge';
  const { name, code } = error as { name?: string; code?: string };
  if (name === 'TimeoutError' || name === 'AbortError' || (code && TIMED_OUT.has(code))) return 'timeout';
  if (code && NEVER_CONNECTED.has(code)) return 'refused';
  return 'reset';
}
