import type { ReactNode } from 'react';
import classes from './page.module.css';
import { useTitle } from './use-title';

/** The heading of a page, also in the browser's title. */
export function Page({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  useTitle(title);
  return (
    <>
      <div className={classes.head}>
        <h1>{title}</h1>
        {actions}
      </div>
      {children}
    </>
  );
}
