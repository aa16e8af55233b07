import { Field } from './field';
import classes from './form.module.css';
import { FieldProvider } from './form-context';
import { ObjectFields } from './object-field';
import { RowsField } from './rows-field';
import type { Fields, FieldSchema } from './schema';

/** All fields of a document; a list fills it without a frame. */
export function DocumentFields({
  schema: given,
  document,
  onChange,
}: {
  schema: Readonly<Record<string, unknown>>;
  document: Fields;
  onChange: (document: Fields) => void;
}) {
  const schema = given as FieldSchema;
  const rows = schema.properties?.['rows'];
  return (
    <FieldProvider value={Field}>
      {rows ? (
        <RowsField
          schema={rows}
          name="rows"
          path="rows"
          value={document['rows']}
          onChange={(next) => onChange({ rows: next })}
        />
      ) : (
        <div className={classes.fields}>
          <ObjectFields schema={schema} path="" value={document} onChange={(next) => onChange(next as Fields)} />
        </div>
      )}
    </FieldProvider>
  );
}
