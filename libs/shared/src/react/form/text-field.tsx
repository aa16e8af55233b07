import { TextInput } from '@mantine/core';
import type { TextInputProps } from '@mantine/core';
import { IconAlertCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import classes from '../ui/field.module.css';

/** What stands around a field: label, hint, error, icons. */
export interface FieldLook {
  label: string;
  /** What is wrong, in the member's language; read out when it appears. */
  error?: string | null;
  /** Below the field while nothing is wrong. */
  hint?: string | undefined;
  /** 20 px, inside the field at its start. */
  icon?: ReactNode;
  /** Inside the field at its end. */
  trailing?: ReactNode;
  /** Shows a tick: the value is known to be good. */
  isGood?: boolean;
}

/** Everything that an HTML input takes, in the look of our fields. */
export interface TextFieldProps
  extends
    FieldLook,
    Omit<
      TextInputProps,
      'label' | 'error' | 'description' | 'leftSection' | 'rightSection' | 'classNames' | 'styles'
    > {}

/** Our look on Mantine's inputs: each part wears a class of ours and none of Mantine's. */
export const fieldClasses = {
  label: classes.label!,
  wrapper: classes.box!,
  input: classes.input!,
  error: classes.error!,
  description: classes.hint!,
};

/** What is wrong with a field, as Mantine shows it below the input. */
export function fieldError(error: string | null | undefined): ReactNode {
  return error ? (
    <>
      <IconAlertCircle size={17} aria-hidden />
      {error}
    </>
  ) : null;
}

/** A labelled input with its message, on Mantine's. Stands in a `FormBox`. */
export function TextField({ label, error, hint, icon, trailing, isGood, id, ...input }: TextFieldProps) {
  const ownId = useId();
  const tick = isGood && !error && <IconCircleCheckFilled size={20} className={classes.tick} aria-hidden />;
  return (
    <TextInput
      {...input}
      id={id ?? ownId}
      unstyled
      classNames={fieldClasses}
      label={label}
      withAsterisk={false}
      error={fieldError(error)}
      errorProps={{ 'aria-live': 'polite' }}
      description={error ? null : hint}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      wrapperProps={{ 'data-good': tick ? true : undefined }}
      leftSection={icon}
      rightSection={
        tick || trailing ? (
          <>
            {tick}
            {trailing}
          </>
        ) : null
      }
    />
  );
}
