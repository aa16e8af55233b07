import { useId } from 'react';
import type { ReactNode } from 'react';
import { useSharedMessages } from '../../browser';
import { classNames } from './class-names';
import classes from './figure-pad.module.css';

/** A preset below the figure: it sets the amount and never adds to it. */
export interface FigureChoice {
  text: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** An amount that is typed or chosen; the parent keeps its text and rules. */
export interface FigurePadProps {
  /** Shown above the figure: the purpose of the amount. */
  label: string;
  /** As displayed, with commas. */
  value: string;
  inputMode: 'decimal' | 'numeric';
  onChange: (typed: string) => void;
  /** Shown below the figure: the possible range, or the error. */
  line: ReactNode;
  isWrong?: boolean;
  choices: readonly FigureChoice[];
  choicesLabel: string;
  /** Whether the unit is baht; chips have no sign. */
  isBaht?: boolean;
}

/** A typed figure, the largest of its screen, above presets. */
export function FigurePad({
  label,
  value,
  inputMode,
  onChange,
  line,
  isWrong = false,
  choices,
  choicesLabel,
  isBaht = true,
}: FigurePadProps) {
  const t = useSharedMessages();
  const id = useId();
  return (
    <div className={classes.pad}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.figure}>
        {isBaht && (
          <span className={classes.sign} aria-hidden>
            {t('bahtSign')}
          </span>
        )}
        <input
          id={id}
          className={classes.input}
          inputMode={inputMode}
          autoComplete="off"
          enterKeyHint="done"
          placeholder="0"
          value={value}
          // The field is as wide as its figure, so that both are centred together.
          size={Math.max(1, value.length)}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-line`}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      <p id={`${id}-line`} className={classNames(classes.line, isWrong && classes.error)} aria-live="polite">
        {line}
      </p>
      <div className={classes.chips} role="group" aria-label={choicesLabel}>
        {choices.map(({ text, isChosen, onChoose }) => (
          <button key={text} type="button" className={classes.chip} aria-pressed={isChosen} onClick={onChoose}>
            {text}
          </button>
        ))}
      </div>
    </div>
  );
}
