import { Button, Checkbox, CloseButton } from '@mantine/core';
import { useCampaignMessages, useValueText } from '../messages';
import type { FieldProps } from './field-props';
import classes from './form.module.css';
import { useField, useForm, useProblem } from './form-context';
import { Group } from './object-field';
import { emptyOf } from './schema';

/** Some of several values. */
export function ChoicesField({ schema, label, path, value, onChange }: FieldProps) {
  const { isReadOnly } = useForm();
  const error = useProblem(path);
  const valueText = useValueText();
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const all = (schema.items?.enum ?? []).map(String);
  return (
    <Checkbox.Group
      label={label ?? schema.title}
      description={schema.description}
      error={error}
      size="xs"
      value={chosen}
      // the order of the contract, not of the clicks
      onChange={(next) => onChange(all.filter((one) => next.includes(one)))}
    >
      <div className={classes.choices}>
        {all.map((one) => (
          <Checkbox key={one} size="xs" value={one} label={valueText(one)} disabled={isReadOnly} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

/** A list of texts or numbers. */
export function ListField(props: FieldProps) {
  const { schema, name, path, value, onChange } = props;
  const Field = useField();
  const t = useCampaignMessages();
  const { isReadOnly } = useForm();
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const item = schema.items!;
  return (
    <Group {...props}>
      <ol className={classes.list}>
        {entries.map((entry, index) => (
          <li key={index}>
            <Field
              schema={item}
              name={name}
              label={`${schema.title ?? ''} ${index + 1}`}
              path={`${path}.${index}`}
              value={entry}
              onChange={(next) => onChange(entries.with(index, next))}
            />
            {!isReadOnly && (
              <CloseButton
                size="sm"
                aria-label={t('removeEntry', { number: index + 1 })}
                onClick={() => onChange(entries.toSpliced(index, 1))}
              />
            )}
          </li>
        ))}
      </ol>
      {!isReadOnly && (
        <Button
          className={classes.add}
          size="compact-xs"
          variant="default"
          onClick={() => onChange([...entries, emptyOf(item)])}
        >
          {t('add')}
        </Button>
      )}
    </Group>
  );
}
