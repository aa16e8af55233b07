import type { ThemeColors } from '@housebrand/theming';
import { ColorEditor, LogoPicker } from '@housebrand/theming/react';
import classes from './campaigns.module.css';
import { DocumentFields } from './form/document-fields';
import { useForm } from './form/form-context';
import type { Fields, FieldSchema } from './form/schema';

/** The fields of a look: the studio's editor for the colours, and the form for all others. */
export function ThemeFields({
  schema,
  document,
  onChange,
}: {
  schema: Readonly<Record<string, unknown>>;
  document: Fields;
  onChange: (document: Fields) => void;
}) {
  const { errors, isReadOnly } = useForm();
  const { themes: _themes, ...others } = (schema as FieldSchema).properties ?? {};
  // own colours end the default look
  const change = (themes: ThemeColors) => onChange({ ...document, look: 'own', themes });
  return (
    <>
      <div className={classes.colors}>
        {!isReadOnly && <LogoPicker onColors={change} />}
        <ColorEditor
          themes={document['themes'] as ThemeColors}
          isReadOnly={isReadOnly}
          problemOf={(name) => errors.find(({ field }) => field === `themes.${name}`)?.message ?? null}
          onChange={change}
        />
      </div>
      <DocumentFields schema={{ ...schema, properties: others }} document={document} onChange={onChange} />
    </>
  );
}
