import type { __Name__Entry } from '../core';

/** An entry that has been open for long and stays, with what a spec wants different. */
export const __name__Entry = (different: Partial<__Name__Entry> = {}): __Name__Entry => ({
  id: 1,
  title: { th: 'หนึ่ง', en: 'One' },
  opensAt: '2026-01-01T00:00:00.000Z',
  closesAt: null,
  ...different,
});
