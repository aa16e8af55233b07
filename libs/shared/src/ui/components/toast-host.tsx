import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconTool } from '@tabler/icons-react';
import { useToastStore, type ToastKind } from '../../browser';
import { classNames } from './class-names';
import classes from './toast-host.module.css';

const ICONS: Record<ToastKind, typeof IconInfoCircle> = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  error: IconAlertCircle,
  maintenance: IconTool,
};

/** Shows toasts: bottom centre, one at a time. Render it once per app. */
export function ToastHost() {
  const current = useToastStore((state) => state.current);
  const Icon = ICONS[current?.kind ?? 'info'];
  return (
    <div className={classes.host} role="status" aria-live="polite">
      {current && (
        <div key={current.id} className={classNames(classes.toast, classes[current.kind])}>
          <Icon size={20} aria-hidden />
          <span>{current.text}</span>
        </div>
      )}
    </div>
  );
}
