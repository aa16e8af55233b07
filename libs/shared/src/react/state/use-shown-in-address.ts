import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** What is open on a page as its address says it, so that a reload and "back" agree. */
export interface ShownInAddress {
  /** What the address names; `null`: nothing is open. */
  value: string | null;
  open: (value: string) => void;
  close: () => void;
}

/**
 * What is open over a list, by its address (`?id=`): it can be linked to, and back closes it. Closed otherwise it leaves nothing
 * behind in the history either.
 */
export function useShownInAddress(name: string): ShownInAddress {
  const navigate = useNavigate();
  const isOpenedHere = useLocation().state === name;
  const value = useSearchParams()[0].get(name);
  const open = useCallback(
    (next: string) => void navigate({ search: `${new URLSearchParams({ [name]: next })}` }, { state: name }),
    [name, navigate],
  );
  const close = useCallback(
    () => void (isOpenedHere ? navigate(-1) : navigate({ search: '' }, { replace: true })),
    [isOpenedHere, navigate],
  );
  return { value, open, close };
}
