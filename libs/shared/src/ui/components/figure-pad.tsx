import { groupedAmount, hasWholeGroups, typedAmount } from '@housebrand/shared';
import { useId, useRef, useState } from 'react';
import type { ChangeEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
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
  /** Normalized by `typedAmount`; empty at first. */
  value: string;
  /** Receives a normalized amount. A text that could mean another amount never arrives; the field says so. */
  onChange: (value: string) => void;
  /** Most decimals, 2 by default. */
  decimals?: 0 | 2;
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
  onChange,
  decimals = 2,
  line,
  isWrong = false,
  choices,
  choicesLabel,
  isBaht = true,
}: FigurePadProps) {
  const t = useSharedMessages();
  const id = useId();
  const [isUnreadable, setUnreadable] = useState(false);
  const isWrongNow = isWrong || isUnreadable;
  const selectOnTap = useSelectOnTap();
  const change = ({ currentTarget: { value: text }, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    const amount = isPasted(nativeEvent) && !hasWholeGroups(text) ? null : typedAmount(text, decimals);
    setUnreadable(amount === null);
    if (amount !== null) onChange(amount);
  };
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
          inputMode={decimals === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          enterKeyHint="done"
          placeholder="0"
          value={groupedAmount(value)}
          // The field is as wide as its figure, so that both are centred together.
          size={Math.max(1, groupedAmount(value).length)}
          aria-invalid={isWrongNow || undefined}
          aria-describedby={`${id}-line`}
          onChange={change}
          {...selectOnTap}
        />
      </div>
      <p id={`${id}-line`} className={classNames(classes.line, isWrongNow && classes.error)} aria-live="polite">
        {isUnreadable ? t('amountUnreadable') : line}
      </p>
      <div className={classes.chips} role="group" aria-label={choicesLabel}>
        {choices.map(({ text, isChosen, onChoose }) => (
          <button
            key={text}
            type="button"
            className={classes.chip}
            aria-pressed={isChosen}
            onClick={() => {
              setUnreadable(false);
              onChoose();
            }}
          >
            {text}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Whether a text came as a whole; a deleted digit also leaves commas at other places, and means no fraction. */
function isPasted(event: Event): boolean {
  const { inputType = '' } = event as InputEvent;
  return inputType.startsWith('insertFrom') || inputType === 'insertReplacementText';
}

/** Selects the whole figure at the first tap, so that typing replaces it; within 1,000, a 5 would make 15,000. */
function useSelectOnTap() {
  const wasFocused = useRef(false);
  return {
    onPointerDown: ({ currentTarget }: PointerEvent<HTMLInputElement>) => {
      wasFocused.current = document.activeElement === currentTarget;
    },
    // the tap itself places the caret, so select after it
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      if (!wasFocused.current) currentTarget.select();
    },
  };
}
