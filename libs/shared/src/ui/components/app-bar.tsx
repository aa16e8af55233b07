import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useNavigate, usePath, useSharedMessages } from '../../browser';
import classes from './app-bar.module.css';
import { IconButton } from './icon-button';

/** Title, back button and actions at the top of a page. */
export interface AppBarProps {
  title: string;
  /** Target of back when there is no page before this one; the home page if omitted. */
  parent?: string;
  /** Replaces the default back action, for flows with several steps. */
  onBack?: () => void;
  /** Icon buttons, or a short note, on the right. */
  actions?: ReactNode;
}

/** The header of every screen except the home page: back, title (the page's h1), actions. */
export function AppBar({ title, parent, onBack, actions }: AppBarProps) {
  const t = useSharedMessages();
  const navigate = useNavigate();
  const path = usePath();
  const goBack = () => {
    // react-router numbers the pages of a visit; 0 is the first.
    const state = window.history.state as { idx?: number } | null;
    if ((state?.idx ?? 0) > 0) void navigate(-1);
    else void navigate(parent ?? path(), { replace: true });
  };
  return (
    <header className={classes.bar}>
      <IconButton label={t('back')} onClick={onBack ?? goBack}>
        <IconChevronLeft size={26} aria-hidden />
      </IconButton>
      <h1 className={classes.title}>{title}</h1>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
