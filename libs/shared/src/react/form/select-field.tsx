import { IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import type { SelectFieldProps } from './select-list';
import { TextField } from './text-field';

export type { SelectFieldProps } from './select-list';

const loadList = () => import('./select-list');
const SelectList = lazy(loadList);

/** One of a list. Stands in a `FormBox`. Its code, and Mantine's select with it, comes when the first one is drawn. */
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

/** Fetches the list ahead of the first choice, for example with the step before it. */
export function preloadSelect(): void {
  // the field asks again when it is drawn, and says then what went wrong
  loadList().catch(() => undefined);
}
