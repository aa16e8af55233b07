import { Link } from 'react-router';
import classes from './kit.module.css';

/** A part of a page with an address of its own. */
export interface Tab {
  key: string;
  text: string;
  to: string;
  count?: number | undefined;
}

/** The parts of a page, as links. */
export function Tabs({ label, tabs, current }: { label: string; tabs: readonly Tab[]; current: string }) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map(({ key, text, to, count }) => (
        <Link key={key} to={to} aria-current={key === current ? 'page' : undefined}>
          <span>{text}</span>
          {count ? <span className={classes.count}>{count}</span> : null}
        </Link>
      ))}
    </nav>
  );
}
