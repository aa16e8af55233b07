import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from './class-names';
import classes from './field.module.css';

/** The label of the box, and all props of an HTML checkbox. */
export interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type'> {
  label: string;
}

/** A checkbox with its label; uncontrolled via `defaultChecked`, as `form.checkbox` binds it. */
export function Checkbox({ label, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames(classes.checkbox, className)}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
