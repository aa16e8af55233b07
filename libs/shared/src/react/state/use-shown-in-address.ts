import { useCallback, useEffect, useRef } from 'react';
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
  const { state, key } = useLocation();
  const value = useSearchParams()[0].get(name);
  /** Where the last press leads; the page follows a moment later, and a second press may come before it. */
  const leads = useRef({ value, isOpenedHere: state === name });
  useEffect(() => {
    leads.current = { value, isOpenedHere: state === name };
  }, [key, name, state, value]);
  const open = useCallback(
    (next: string) => {
      const { value: before, isOpenedHere } = leads.current;
      const replace = before !== null;
      const isNowOpenedHere = isOpenedHere || !replace;
      leads.current = { value: next, isOpenedHere: isNowOpenedHere };
      const search = `${new URLSearchParams({ [name]: next })}`;
      void navigate({ search }, { state: isNowOpenedHere ? name : null, replace });
    },
    [name, navigate],
  );
  const close = useCallback(() => {
    const { value: before, isOpenedHere } = leads.current;
    if (before === null) return;
    leads.current = { value: null, isOpenedHere: false };
    void (isOpenedHere ? navigate(-1) : navigate({ search: '' }, { replace: true }));
  }, [navigate]);
  return { value, open, close };
}
