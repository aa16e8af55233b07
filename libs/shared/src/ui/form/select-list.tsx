import { Select } from '@mantine/core';
import type { SelectProps } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './select-list.module.css';
import { fieldClasses, fieldError } from './text-field';
import type { FieldParts } from './text-field';

/** The choices of a select field, and its change handler. */
export interface SelectFieldProps
  extends Omit<FieldParts, 'trailing' | 'isGood'>, Pick<SelectProps, 'name' | 'defaultValue' | 'searchable'> {
  /** Values and their labels, in display order. */
  choices: readonly { value: string; label: string }[];
  onChange: (value: string | null) => void;
  /** Shown when a search finds nothing. */
  nothingFound?: string;
}

/** The select itself, based on Mantine's; `SelectField` loads it. */
export default function SelectList({ label, error, hint, icon, choices, nothingFound, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <Select
      {...select}
      id={id}
      unstyled
      classNames={{
        ...fieldClasses,
        dropdown: classes.dropdown!,
        option: classes.option!,
        empty: classes.nothing!,
      }}
      label={label}
      data={[...choices]}
      allowDeselect={false}
      withCheckIcon={false}
      renderOption={({ option, checked }) => (
        <>
          <span className={classes.choice}>{option.label}</span>
          {checked && <IconCheck size={20} aria-hidden />}
        </>
      )}
      error={fieldError(error)}
      errorProps={{ 'aria-live': 'polite' }}
      description={error ? null : hint}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      leftSection={icon}
      rightSection={<IconChevronDown size={20} aria-hidden />}
      nothingFoundMessage={nothingFound}
      withScrollArea={false}
      comboboxProps={{ shadow: 'none', offset: 6, transitionProps: { duration: 0 } }}
    />
  );
}
