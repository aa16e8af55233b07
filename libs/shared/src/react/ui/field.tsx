import { IconAlertCircle, IconCircleCheckFilled, IconEye, IconEyeOff, IconSearch, IconX } from '@tabler/icons-react';
import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { useId, useRef, useState } from 'react';
import { useSharedWords } from '../words/shared-words';
import { classNames } from './class-names';
import classes from './field.module.css';

export interface FieldLook {
  label: string;
  /** What is wrong, in the member's language; read out when it appears. */
  error?: string | null;
  /** Below the field while nothing is wrong. */
  hint?: string;
  /** 20 px, inside the field at its start. */
  icon?: ReactNode;
  /** Inside the field at its end. */
  trailing?: ReactNode;
  /** Shows a tick: the value is known to be good. */
  isGood?: boolean;
}

export interface TextFieldProps extends FieldLook, Omit<ComponentPropsWithoutRef<'input'>, 'children'> {
  ref?: Ref<HTMLInputElement>;
}

/** A labelled input with its message. */
export function TextField({ label, error, hint, icon, trailing, isGood, id, className, ...input }: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const messageId = `${inputId}-message`;
  return (
    <div className={className}>
      <label className={classes.label} htmlFor={inputId}>
        {label}
      </label>
      <div className={classNames(classes.box, error && classes.bad, isGood && !error && classes.good)}>
        {icon}
        <input
          {...input}
          id={inputId}
          className={classes.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? messageId : undefined}
        />
        {isGood && !error && <IconCircleCheckFilled size={20} className={classes.tick} aria-hidden />}
        {trailing}
      </div>
      <p className={classNames(classes.message, error && classes.error)} id={messageId} aria-live="polite">
        {error && <IconAlertCircle size={17} aria-hidden />}
        {error || hint}
      </p>
    </div>
  );
}

/** A password with a button that shows it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const words = useSharedWords();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          className={classes.inside}
          aria-label={words(isShown ? 'hidePassword' : 'showPassword')}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <IconEyeOff size={20} aria-hidden /> : <IconEye size={20} aria-hidden />}
        </button>
      }
    />
  );
}

export interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Names the field; shown as its placeholder as well. */
  label: string;
  className?: string;
}

export function SearchField({ value, onChange, label, className }: SearchFieldProps) {
  const words = useSharedWords();
  const input = useRef<HTMLInputElement>(null);
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
        aria-label={label}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value !== '' && (
        <button type="button" className={classes.inside} aria-label={words('clearSearch')} onClick={clear}>
          <IconX size={20} aria-hidden />
        </button>
      )}
    </div>
  );
}

export interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type'> {
  label: string;
}

export function Checkbox({ label, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames(classes.checkbox, className)}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
