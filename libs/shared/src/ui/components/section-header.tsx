import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { leadsNowhere, Link, useSharedMessages } from '../../browser';
import classes from './section-header.module.css';

/** A section's title, and the link to all of it. */
export interface SectionHeaderProps {
  title: string;
  /** Connects the list below to this heading with `aria-labelledby`. */
  id?: string;
  /** 22 px icon before the title. */
  icon?: ReactNode;
  /** Target of "see all"; no link if omitted. */
  to?: string;
  /** Replaces "see all", for example with a count. */
  linkLabel?: string;
}

/** An `h2` with its icon and a link to the full list. */
export function SectionHeader({ title, id, icon, to, linkLabel }: SectionHeaderProps) {
  const t = useSharedMessages();
  const label = linkLabel ?? t('seeAll');
  return (
    <div className={classes.header}>
      <h2 className={classes.title} id={id}>
        {icon}
        <span>{title}</span>
      </h2>
      {to !== undefined && !leadsNowhere(to) && (
        <Link className={classes.link} to={to} aria-label={`${label} ${title}`}>
          <span>{label}</span>
          <IconChevronRight size={16} aria-hidden />
        </Link>
      )}
    </div>
  );
}
