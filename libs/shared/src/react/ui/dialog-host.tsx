import { useDialogStore } from '../state/dialogs';
import { useSharedWords } from '../words/shared-words';
import { Button } from './button';
import classes from './dialog-host.module.css';
import { Sheet } from './sheet';

/** Shows what {@link confirm} asks; where something would be lost, the safe answer is the filled one. Once in an app, loaded when the first question is asked. */
export function DialogHost() {
  const words = useSharedWords();
  const { current, answer } = useDialogStore();
  return (
    <Sheet isOpen={current !== null} onClose={() => answer(false)} title={current?.title ?? ''}>
      {current?.text && <p className={classes.text}>{current.text}</p>}
      <div className={classes.buttons}>
        <Button variant={current?.isDanger ? 'filled' : 'ghost'} onClick={() => answer(false)}>
          {current?.cancelLabel ?? words('cancel')}
        </Button>
        <Button variant={current?.isDanger ? 'danger' : 'filled'} onClick={() => answer(true)}>
          {current?.confirmLabel ?? words('confirm')}
        </Button>
      </div>
    </Sheet>
  );
}
