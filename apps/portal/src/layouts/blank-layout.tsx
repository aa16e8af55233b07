import type { ReactNode } from 'react';
import { Column } from './column';

/** The layout of login, register, changed and forgotten password: no tab bar (specification section 2, layouts). */
export function BlankLayout({ children }: { children: ReactNode }) {
  return <Column hasGlow={false}>{children}</Column>;
}
