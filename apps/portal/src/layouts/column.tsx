import { classNames, toast, useOnline } from '@housebrand/shared/react';
import { IconWifiOff } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { usePortalMessages } from '../messages';
import classes from './column.module.css';
import { PlatformNotice } from './platform-notice';

/** The only column, at most 30rem wide, with the agent's glow at its top. */
export function Column({ children, hasTabs = false, hasGlow = true }: ColumnProps) {
  return (
    <div className={classNames(classes.column, hasTabs && classes.tabbed, hasGlow && classes.glow)}>
      <OfflineBanner />
      <PlatformNotice />
      {children}
    </div>
  );
}

interface ColumnProps {
  children: ReactNode;
  /** Reserves space for the tabs at the bottom. */
  hasTabs?: boolean;
  hasGlow?: boolean;
}

/** Stays while there is no connection; a toast reports its return. */
function OfflineBanner() {
  const t = usePortalMessages();
  const isOnline = useOnline();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) toast.show(t('backOnline'), 'success');
    wasOnline.current = isOnline;
  }, [isOnline, t]);
  return (
    <div role="status">
      {!isOnline && (
        <p className={classes.offline}>
          <IconWifiOff size={18} aria-hidden />
          <span>{t('offline')}</span>
        </p>
      )}
    </div>
  );
}
