import type { Statement } from '@housebrand/office';
import { useFilters } from '../kit/filters';

/** Returns the days of the statement that the address names. */
export function useStatementQuery(): { from: string | undefined; to: string | undefined } {
  const { get } = useFilters();
  return { from: get('from'), to: get('to') };
}

/** Returns the lines of a page. */
export function linesOf({ lines }: Statement): Statement['lines'] {
  return lines;
}
