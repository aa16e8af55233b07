import type { ReactNode } from 'react';
import { BottomTabs } from './bottom-tabs';
import { Column } from './column';

/** The layout with the bottom tabs (specification section 2, layouts). */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Column hasTabs>{children}</Column>
      <BottomTabs />
    </>
  );
}
