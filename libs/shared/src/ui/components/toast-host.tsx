import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconTool, IconX } from '@tabler/icons-react';
import { toast, useSharedMessages, useToastStore, type ToastKind } from '../../browser';
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
  const t = useSharedMessages();
  const current = useToastStore((state) => state.current);
  const Icon = ICONS[current?.kind ?? 'info'];
  return (
    <div className={classes.host} role="status" aria-live="polite">
      {current && (
        <div key={current.id} className={classNames(classes.toast, classes[current.kind])}>
          <Icon size={20} aria-hidden />
          <span className={classes.text}>{current.text}</span>
          {current.durationMs === null && (
            <button type="button" className={classes.close} aria-label={t('closeMessage')} onClick={toast.hide}>
              <IconX size={18} aria-hidden />
            </button>
          )}
        </div>
      )}
    </div>
  );
}
