import { DomainError } from '@housebrand/shared';

/** Returns what a read of a provider answers; `null` while the provider is silent or refuses. */
export async function unlessRefused<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
