import { createHash } from 'node:crypto';

export interface Reference {
  $ref: string;
}

/** A group of components; equal ones have one entry, and different ones with the same name a suffix. */
export class ComponentGroup<T extends object> {
  readonly entries: Record<string, T> = {};

  constructor(private readonly group: 'examples' | 'parameters' | 'responses') {}

  reference(name: string, component: T): Reference {
    const plain = name.replaceAll(' ', '-');
    const text = JSON.stringify(component);
    const isTaken = plain in this.entries && JSON.stringify(this.entries[plain]) !== text;
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 6);
    const key = isTaken ? plain.replace(/(-\w+)?$/, `.${hash}$1`) : plain;
    this.entries[key] = component;
    return { $ref: `#/components/${this.group}/${key}` };
  }
}
