import type { FieldSchema } from './schema';

/** A field of a document. */
export interface FieldProps {
  schema: FieldSchema;
  /** Its name in the contract. */
  name: string;
  /** Its path in the document: `rows.0.title`. */
  path: string;
  value: unknown;
  /** Replaces {@link FieldSchema.title}. */
  label?: string;
  onChange: (value: unknown) => void;
}
