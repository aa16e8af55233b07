import { ApiError, toast } from '@housebrand/shared/react';

/** Says why a setting was not kept. */
export function toastFailure(error: Error): void {
  if (error instanceof ApiError) toast.show(error.errors[0]?.message ?? error.message, 'error');
}
