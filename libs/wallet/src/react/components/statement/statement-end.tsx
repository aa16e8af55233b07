import { ListEnd } from '@housebrand/shared/react';
import type { StatementPages } from '../../api/get-statement';

/** Below the lines: loads more near the end. A page may have no line of the chosen kind, so that the next one is needed. */
export function StatementEnd({ pages }: { pages: StatementPages }) {
  const { lines, hasMore, error } = pages;
  if (!hasMore && !error) return null;
  if (lines.length === 0 && error) return null;
  return <ListEnd pages={{ ...pages, total: null }} shown={lines.length} />;
}
