import { GameSearchSheet } from '@housebrand/games/react';
import { useShownInAddress } from '@housebrand/shared/react';
import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { OPEN, type SheetName } from '../services/sheets';

const NAME: SheetName = 'search';
const TEXT = 'q';

/** The search for games over the page; the address keeps what was typed. */
export default function SearchSheet() {
  const { value, close } = useShownInAddress(OPEN);
  const [values, setValues] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const keep = useCallback(
    (text: string) => {
      // a sheet that is closing keeps what it was opened with: only the address tells that it has closed
      if (new URLSearchParams(window.location.search).get(OPEN) !== NAME) return;
      const query = { [OPEN]: NAME, ...(text && { [TEXT]: text }) };
      setValues(query, { replace: true, preventScrollReset: true, state });
    },
    [setValues, state],
  );
  return <GameSearchSheet isOpen={value === NAME} onClose={close} search={values.get(TEXT) ?? ''} onSearch={keep} />;
}
