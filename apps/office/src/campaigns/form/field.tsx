import type { ReactNode } from 'react';
import { ChoicesField, ListField } from './list-fields';
import { BilingualField, ObjectField } from './object-field';
import { PictureField } from './picture-field';
import { RowsField } from './rows-field';
import { ChoiceField, ColourField, InstantField, NumberField, SwitchField, TextField } from './value-fields';
import type { FieldProps } from './field-props';
import { controlOf, type Control } from './schema';

const CONTROLS: Readonly<Record<Control, (props: FieldProps) => ReactNode>> = {
  object: ObjectField,
  bilingual: BilingualField,
  rows: RowsField,
  choices: ChoicesField,
  list: ListField,
  switch: SwitchField,
  choice: ChoiceField,
  money: (props) => <NumberField {...props} unit={{ factor: 100, decimals: 2, prefix: '฿' }} />,
  share: (props) => <NumberField {...props} unit={{ factor: 0.01, decimals: 4, suffix: ' %' }} />,
  number: NumberField,
  instant: InstantField,
  colour: ColourField,
  picture: PictureField,
  text: TextField,
};

/** Edits a field of a document with the control that its schema needs. */
export function Field(props: FieldProps) {
  const Control = CONTROLS[controlOf(props.schema, props.name)];
  return <Control {...props} />;
}
