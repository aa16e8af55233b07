import { ApiError } from '@housebrand/shared/react';

/** Returns the reason of a refusal in the member's language, preferring the server's message about a field. */
export function reasonOf(error: Error): string {
  return (error instanceof ApiError && error.errors[0]?.message) || error.message;
}
