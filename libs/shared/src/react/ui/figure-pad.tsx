import { useId } from 'react';
import type { ReactNode } from 'react';
import { useSharedMessages } from '../messages/shared-messages';
import { classNames } from './class-names';
import classes from './figure-pad.module.css';

/** A choice under the figure: it sets, and never adds. */
export interface FigureChoice {
  text: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** An amount as a figure that is typed or chosen; the host keeps its text and its rules. */
export interface FigurePadProps {
  /** Above the figure: what the amount is for. */
  label: string;
  /** As it is shown, with commas. */
  value: string;
  inputMode: 'decimal' | 'numeric';
  onChange: (typed: string) => void;
  /** Under the figure: what is possible, or what is wrong. */
  line: ReactNode;
  isWrong?: boolean;
  choices: readonly FigureChoice[];
  choicesLabel: string;
  /** Whether it is baht: chips have no sign. */
  isBaht?: boolean;
}

/** A typed figure, the largest of its screen, over choices that set it. */
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
          // the field is as wide as its figure, so that both stand in the middle together
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
