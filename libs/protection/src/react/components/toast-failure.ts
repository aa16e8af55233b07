import { ApiError, toast } from '@housebrand/shared/react';

/** Shows why a setting could not be saved. */
export function toastFailure(error: Error): void {
  if (error instanceof ApiError) toast.show(error.errors[0]?.message ?? error.message, 'error');
}
