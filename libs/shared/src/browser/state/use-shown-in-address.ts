import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** A page's open detail, kept in the address so that a reload and "back" work. */
export interface ShownInAddress {
  /** The value in the address; `null` when nothing is open. */
  value: string | null;
  open: (value: string) => void;
  close: () => void;
}

/**
 * Keeps the detail that is open over a list in the address (`?id=`): it can be linked to, and back closes it. Closing
 * it any other way leaves no entry in the history either.
 */
export function useShownInAddress(name: string): ShownInAddress {
  const navigate = useNavigate();
  const { state, key } = useLocation();
  const value = useSearchParams()[0].get(name);
  /** Target of the last press: the address follows later, and a second press may come before that. */
  const target = useRef({ value, hasPushed: state === name });
  useEffect(() => {
    target.current = { value, hasPushed: state === name };
  }, [key, name, state, value]);
  const open = useCallback(
    (next: string) => {
      const { value: before, hasPushed } = target.current;
      const replace = before !== null;
      const pushesNow = hasPushed || !replace;
      target.current = { value: next, hasPushed: pushesNow };
      const search = `${new URLSearchParams({ [name]: next })}`;
      void navigate({ search }, { state: pushesNow ? name : null, replace });
    },
    [name, navigate],
  );
  const close = useCallback(() => {
    const { value: before, hasPushed } = target.current;
    if (before === null) return;
    target.current = { value: null, hasPushed: false };
    void (hasPushed ? navigate(-1) : navigate({ search: '' }, { replace: true }));
  }, [navigate]);
  return { value, open, close };
}
