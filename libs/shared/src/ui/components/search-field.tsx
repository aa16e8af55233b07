import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSharedMessages } from '../../browser';
import { classNames } from './class-names';
import classes from './field.module.css';

/** A controlled text; `onChange` fires on every keystroke. */
export interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** The accessible name; also shown as placeholder. */
  label: string;
  className?: string;
  /** Takes the focus when its sheet opens. */
  isFocused?: boolean;
}

/** A search field that reports every keystroke and can be cleared. */
export function SearchField({ value, onChange, label, className, isFocused = false }: SearchFieldProps) {
  const t = useSharedMessages();
  const input = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    const typed = input.current?.value ?? value;
    if (typed !== value) onChange(typed);
  });
  // Adopt text typed into the server-rendered field before hydration.
  useEffect(() => takeOver(), []);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className={classNames(classes.box, classes.search, className)} role="search">
      <IconSearch size={20} aria-hidden />
      <input
        ref={input}
        className={classes.input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        value={value}
        placeholder={label}
        data-autofocus={isFocused || undefined}
        aria-label={label}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value !== '' && (
        <button type="button" className={classes.inside} aria-label={t('clearSearch')} onClick={clear}>
          <IconX size={20} aria-hidden />
        </button>
      )}
    </div>
  );
}
