import { ColorInput, NumberInput, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { useAgent } from '../../session/session-context';
import { useCampaignMessages, useValueText } from '../messages';
import type { FieldProps } from './field-props';
import { useForm, useProblem } from './form-context';
import { isNullable } from './schema';
import { instantOf, wallTime } from './zoned';

/** Properties that all controls have. */
function useCommon({ schema, label, path }: FieldProps) {
  const { isReadOnly } = useForm();
  return {
    label: label ?? schema.title ?? '',
    description: schema.description,
    error: useProblem(path),
    readOnly: isReadOnly,
    size: 'xs',
  } as const;
}

/** A text; long ones grow. */
export function TextField(props: FieldProps) {
  const { schema, value, onChange } = props;
  const common = useCommon(props);
  return (
    <Textarea
      {...common}
      autosize
      minRows={1}
      maxRows={14}
      {...(schema.maxLength !== undefined && { maxLength: schema.maxLength })}
      value={typeof value === 'string' ? value : ''}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' && isNullable(schema) ? null : currentTarget.value)
      }
    />
  );
}

/** How a number is shown: a value of 1 in the field is `factor` in the document. */
export interface Unit {
  factor: number;
  decimals: number;
  prefix?: string;
  suffix?: string;
}

const PLAIN: Unit = { factor: 1, decimals: 2 };

/** A number; empty: without a value. */
export function NumberField({ unit = PLAIN, ...props }: FieldProps & { unit?: Unit }) {
  const { schema, value, onChange } = props;
  const { minimum, maximum } = schema;
  const { factor, decimals, prefix, suffix } = unit;
  const shown = (number: number) => rounded(number / factor, decimals);
  return (
    <NumberInput
      {...useCommon(props)}
      {...(prefix && { prefix })}
      {...(suffix && { suffix })}
      {...(minimum !== undefined && { min: shown(minimum) })}
      {...(maximum !== undefined && { max: shown(maximum) })}
      decimalScale={decimals}
      thousandSeparator=","
      hideControls
      value={typeof value === 'number' ? shown(value) : ''}
      onChange={(next) => onChange(next === '' ? null : rounded(Number(next) * factor, factor < 1 ? 6 : 2))}
    />
  );
}

/** Removes the error of binary fractions: 0.1 × 3. */
function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}

/** Yes or no. */
export function SwitchField(props: FieldProps) {
  const { value, onChange } = props;
  const { readOnly, ...common } = useCommon(props);
  return (
    <Switch
      {...common}
      disabled={readOnly}
      checked={value === true}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}

/** One of few values. A field with a single value has nothing to choose. */
export function ChoiceField(props: FieldProps) {
  const { schema, value, onChange } = props;
  const common = useCommon(props);
  const valueText = useValueText();
  const values = (schema.enum ?? []).map(String);
  if (values.length < 2) return null;
  return (
    <Select
      {...common}
      data={values.map((one) => ({ value: one, label: valueText(one) }))}
      clearable={isNullable(schema)}
      value={typeof value === 'string' ? value : null}
      onChange={onChange}
    />
  );
}

/** A colour. */
export function ColourField(props: FieldProps) {
  const { value, onChange } = props;
  return (
    <ColorInput
      {...useCommon(props)}
      format="hex"
      value={typeof value === 'string' ? value : ''}
      onChange={(colour) => onChange(colour.toUpperCase())}
    />
  );
}

/** An instant, entered in the agent's zone. */
export function InstantField(props: FieldProps) {
  const { schema, value, onChange } = props;
  const t = useCampaignMessages();
  const { timeZone } = useAgent();
  const { description, ...common } = useCommon(props);
  return (
    <TextInput
      {...common}
      type="datetime-local"
      description={[description, t('inZone', { zone: timeZone })].filter(Boolean).join(' ')}
      value={typeof value === 'string' && value !== '' ? wallTime(value, timeZone) : ''}
      onChange={({ currentTarget }) => {
        if (currentTarget.value) onChange(instantOf(currentTarget.value, timeZone));
        else onChange(isNullable(schema) ? null : '');
      }}
    />
  );
}
