import { IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import type { SelectFieldProps } from './select-list';
import { TextField } from './text-field';

export type { SelectFieldProps } from './select-list';

const loadList = () => import('./select-list');
const SelectList = lazy(loadList);

/** A choice from a list, inside a `FormBox`. Its code, with Mantine's select, loads when the first one renders. */
export function SelectField(props: SelectFieldProps) {
  const { label, error, hint, icon, choices, defaultValue } = props;
  const chosen = choices.find(({ value }) => value === defaultValue);
  const place = (
    <TextField
      label={label}
      error={error ?? null}
      hint={hint}
      icon={icon}
      trailing={<IconChevronDown size={20} aria-hidden />}
      value={chosen?.label ?? ''}
      readOnly
    />
  );
  return (
    <Suspense fallback={place}>
      <SelectList {...props} />
    </Suspense>
  );
}

/** Loads the list's code before its first use, for example during the step before. */
export function preloadSelect(): void {
  // The field loads it again when it renders, and then reports the failure.
  loadList().catch(() => undefined);
}
