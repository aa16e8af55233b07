import { TextField } from './text-field';
import type { TextFieldProps } from './text-field';

/** A field of one day, as {@link TextFieldProps} without type. */
export interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'min' | 'max'> {
  /** `YYYY-MM-DD`, as its value is. */
  min?: string;
  max?: string;
}

/** A day, as `YYYY-MM-DD`. The phone's own picker: it speaks the member's language and knows their calendar. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />;
}
