import { IconChevronDown } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useLanguage, useSharedMessages } from '../../browser';
import { normalizeDigits } from '../../core';
import { classNames } from '../components/class-names';
import classes from './date-field.module.css';
import { dateOf, partsOf, type DateParts } from './date-parts';
import { fieldClasses, fieldError, type FieldParts } from './text-field';
import type { ChoiceBinding } from './use-form';

/** The binding from `form.choice`, with label and hint; the value is `YYYY-MM-DD`, or empty. */
export interface DateFieldProps extends ChoiceBinding, Pick<FieldParts, 'label' | 'hint'> {
  /** Lets the browser fill in the member's own birthday. */
  isBirthday?: boolean;
}

/**
 * A date entered as day, month and year (in Thai the Buddhist year): a calendar needs too much scrolling for a
 * birthday. The focus moves on after the second digit of the day, and after a month that was tapped: keys choose a month
 * by passing others.
 */
export function DateField({ label, hint, name, defaultValue, error, onChange, isBirthday }: DateFieldProps) {
  const t = useSharedMessages();
  const language = useLanguage();
  const noteId = useId();
  const [parts, setParts] = useState(() => partsOf(defaultValue, language));
  const monthSelect = useRef<HTMLSelectElement>(null);
  const yearInput = useRef<HTMLInputElement>(null);
  const note = fieldError(error) ?? hint;
  const answer = (part: keyof DateParts) => ({
    value: parts[part],
    'aria-label': t(part),
    'aria-invalid': error !== null,
    'data-field': name,
    ...(isBirthday && { autoComplete: `bday-${part}` }),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const value = normalizeDigits(currentTarget.value);
      const next = { ...parts, [part]: value };
      setParts(next);
      onChange(dateOf(next));
      if (part === 'day' && isWholeDay(value, parts.day)) monthSelect.current?.focus();
      if (part === 'month' && value !== '' && parts.year === '' && isTouched()) yearInput.current?.focus();
    },
  });
  const figures = (part: 'day' | 'year', maxLength: number) => (
    <div className={classNames(fieldClasses.wrapper, classes[part])} data-error={error !== null || undefined}>
      <input
        {...answer(part)}
        ref={part === 'year' ? yearInput : undefined}
        className={fieldClasses.input}
        inputMode="numeric"
        maxLength={maxLength}
        placeholder={t(part)}
      />
    </div>
  );
  return (
    <fieldset className={classes.date} aria-describedby={note ? noteId : undefined}>
      <legend className={fieldClasses.label}>{label}</legend>
      <div className={classes.parts}>
        {figures('day', 2)}
        <div className={classNames(fieldClasses.wrapper, classes.month)} data-error={error !== null || undefined}>
          <select
            {...answer('month')}
            ref={monthSelect}
            className={classNames(fieldClasses.input, parts.month === '' && classes.open)}
          >
            <option value="">{t('month')}</option>
            {monthsOf(language).map((month, at) => (
              <option key={month} value={at + 1}>
                {month}
              </option>
            ))}
          </select>
          <IconChevronDown size={20} aria-hidden />
        </div>
        {figures('year', 4)}
      </div>
      <p id={noteId} className={error ? fieldClasses.error : fieldClasses.description} aria-live="polite">
        {note}
      </p>
    </fieldset>
  );
}

/** Whether a typed day is complete, so that the focus moves on; not while it is being corrected or filled in by the browser. */
function isWholeDay(typed: string, before: string): boolean {
  return /^\d\d$/.test(typed) && before.length === 1;
}

/** Whether the device is used by touch. */
const isTouched = (): boolean => window.matchMedia?.('(pointer: coarse)').matches ?? false;

function monthsOf(language: string): string[] {
  const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2000, month, 15)));
}
