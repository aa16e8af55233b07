import type { ReactNode } from 'react';
import { Column } from './column';

/** Login, register, change and forgotten password: no tab bar (specification section 2, layouts). */
export function BlankLayout({ children }: { children: ReactNode }) {
  return <Column hasGlow={false}>{children}</Column>;
}
