import { useDialogStore, useSharedMessages } from '../../browser';
import { Button } from './button';
import classes from './dialog-host.module.css';
import { Sheet } from './sheet';

/**
 * Shows the question of {@link confirm}; when something would be lost, the safe answer is the filled one. Render it
 * once per app, when the first question opens.
 */
export function DialogHost() {
  const t = useSharedMessages();
  const { current, answer } = useDialogStore();
  return (
    <Sheet isOpen={current !== null} onClose={() => answer(false)} title={current?.title ?? ''}>
      {current?.text && <p className={classes.text}>{current.text}</p>}
      <div className={classes.buttons}>
        <Button variant={current?.isDanger ? 'filled' : 'ghost'} onClick={() => answer(false)}>
          {current?.cancelLabel ?? t('cancel')}
        </Button>
        <Button variant={current?.isDanger ? 'danger' : 'filled'} onClick={() => answer(true)}>
          {current?.confirmLabel ?? t('confirm')}
        </Button>
      </div>
    </Sheet>
  );
}
