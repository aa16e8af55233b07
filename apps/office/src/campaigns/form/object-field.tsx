import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useCampaignMessages } from '../messages';
import type { FieldProps } from './field-props';
import classes from './form.module.css';
import { useField, useForm, useProblem } from './form-context';
import { emptyOf, isFields, isNullable, type FieldSchema } from './schema';

const LANGUAGES = ['th', 'en'] as const;

/** The fields of an object below each other. */
export function ObjectField(props: FieldProps) {
  return (
    <Group {...props}>
      <div className={classes.fields}>
        <ObjectFields {...props} />
      </div>
    </Group>
  );
}

/** The same in Thai and in English, side by side. */
export function BilingualField(props: FieldProps) {
  const { schema, name, value, path, onChange } = props;
  const Field = useField();
  const t = useCampaignMessages();
  const fields = isFields(value) ? value : {};
  return (
    <Group {...props}>
      <div className={classes.languages}>
        {LANGUAGES.map((language) => (
          <Field
            key={language}
            schema={schema.properties![language]!}
            // what the text means follows from the field: `picture.th` is a picture
            name={name}
            label={t(language)}
            path={`${path}.${language}`}
            value={fields[language]}
            onChange={(next) => onChange({ ...fields, [language]: next })}
          />
        ))}
      </div>
    </Group>
  );
}

/** The fields of an object without a frame. */
export function ObjectFields({ schema, path, value, onChange }: Omit<FieldProps, 'name'>) {
  const Field = useField();
  const fields = isFields(value) ? value : {};
  return Object.entries(schema.properties ?? {}).map(([name, property]) => (
    <Field
      key={name}
      schema={property}
      name={name}
      path={path ? `${path}.${name}` : name}
      value={fields[name]}
      onChange={(next) => onChange({ ...fields, [name]: next })}
    />
  ));
}

/** Fields with a common name. One that may be without a value has a box to set it. */
export function Group({ schema, label, path, value, onChange, children }: FieldProps & { children: ReactNode }) {
  const problem = useProblem(path);
  const isSet = value !== null && value !== undefined;
  return (
    <fieldset className={classes.group}>
      <legend>{label ?? schema.title}</legend>
      {schema.description && <p className={classes.meaning}>{schema.description}</p>}
      {problem && <p className={classes.problem}>{problem}</p>}
      {isNullable(schema) && <SetBox schema={schema} isSet={isSet} onChange={onChange} />}
      {(isSet || !isNullable(schema)) && children}
    </fieldset>
  );
}

function SetBox({
  schema,
  isSet,
  onChange,
}: {
  schema: FieldSchema;
  isSet: boolean;
  onChange: (value: unknown) => void;
}) {
  const t = useCampaignMessages();
  const { isReadOnly } = useForm();
  const { type: _type, default: _default, ...shape } = schema;
  return (
    <Checkbox
      size="xs"
      label={t('set')}
      disabled={isReadOnly}
      checked={isSet}
      onChange={({ currentTarget }) => onChange(currentTarget.checked ? emptyOf(shape) : null)}
    />
  );
}
