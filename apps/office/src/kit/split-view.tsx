import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import classes from './kit.module.css';

/** A list with the details of one row beside it; Escape closes them. @see useOwnAddress for `closeTo` */
export function SplitView({ side, closeTo, children }: { side: ReactNode; closeTo: string; children: ReactNode }) {
  const navigate = useNavigate();
  const isOpen = Boolean(side);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: KeyboardEvent) => {
      const isInside =
        event.target instanceof Element && event.target.closest('input, textarea, [role="dialog"], [role="menu"]');
      if (event.key === 'Escape' && !isInside && !event.defaultPrevented) void navigate(closeTo);
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [isOpen, closeTo, navigate]);
  return (
    <div className={isOpen ? classes.split : undefined}>
      <div className={classes.splitMain}>{children}</div>
      {isOpen && <aside className={classes.panel}>{side}</aside>}
    </div>
  );
}
