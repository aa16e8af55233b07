import { useId, type ReactNode } from 'react';
import classes from './switch-row.module.css';

/** A setting that is on or off. */
export interface SwitchRowProps {
  label: string;
  /** Below the label, less prominent. */
  note?: ReactNode;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A row of a card with a switch; the whole row turns it. */
export function SwitchRow({ label, note, isOn, isDisabled = false, onChange }: SwitchRowProps) {
  const [nameId, noteId] = [useId(), useId()];
  return (
    <label className={classes.row}>
      <span className={classes.text}>
        <b id={nameId}>{label}</b>
        {note && (
          <span id={noteId} className={classes.note}>
            {note}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={classes.switch}
        aria-labelledby={nameId}
        aria-describedby={note ? noteId : undefined}
        checked={isOn}
        disabled={isDisabled}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  );
}
