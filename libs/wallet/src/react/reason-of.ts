import { ApiError } from '@housebrand/shared/react';

/** Why something was refused, in the member's language: what is wrong with the amount or the name, where the server says so. */
export function reasonOf(error: Error): string {
  return (error instanceof ApiError && error.errors[0]?.message) || error.message;
}
