import { TextInput } from '@mantine/core';
import type { TextInputProps } from '@mantine/core';
import { IconAlertCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import classes from '../components/field.module.css';

/** The parts around a field: label, hint, error, icons. */
export interface FieldParts {
  label: string;
  /** The error in the member's language; screen readers announce it when it appears. */
  error?: string | null;
  /** Shown below the field while there is no error. */
  hint?: string | undefined;
  /** 20 px, at the start of the field. */
  icon?: ReactNode;
  /** At the end of the field. */
  trailing?: ReactNode;
  /** Shows a tick: the value is confirmed to be valid. */
  isGood?: boolean;
}

/** All props of an HTML input, and the parts around our fields. */
export interface TextFieldProps
  extends
    FieldParts,
    Omit<
      TextInputProps,
      'label' | 'error' | 'description' | 'leftSection' | 'rightSection' | 'classNames' | 'styles'
    > {}

/** Our look for Mantine's inputs: each part has one of our classes and none of Mantine's. */
export const fieldClasses = {
  label: classes.label!,
  wrapper: classes.box!,
  input: classes.input!,
  error: classes.error!,
  description: classes.hint!,
};

/** Renders a field's error in the form that Mantine shows below the input. */
export function fieldError(error: string | null | undefined): ReactNode {
  return error ? (
    <>
      <IconAlertCircle size={17} aria-hidden />
      <span>{error}</span>
    </>
  ) : null;
}

/** A labelled input with its error, based on Mantine's. Place it in a `FormBox`. */
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
