import type { ReactNode } from 'react';
import { Column } from './column';

/** The layout without navigation: the full height for one task. */
export function PlainLayout({ children }: { children: ReactNode }) {
  return <Column>{children}</Column>;
}
