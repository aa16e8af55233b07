import { ApiError, toast } from '@housebrand/shared/react';

/** Shows why a call failed. Any error but an {@link ApiError} is a defect and is rethrown. */
export function toastRefusal(error: unknown): null {
  if (!(error instanceof ApiError)) throw error;
  toast.show(error.message, 'error');
  return null;
}
