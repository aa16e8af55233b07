import { ComponentGroup, type Reference } from './component-group';

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  example?: unknown;
  schema?: { example?: unknown; enum?: unknown[] };
}

type Operations = Record<string, { parameters?: (Parameter | Reference)[] }>;

/**
 * Moves the parameters that several operations have in common into the document's components and references them. Of parameters with
 * the same name, the most common one keeps the plain name.
 */
export function shareParameters(
  paths: Record<string, Operations>,
  components: { parameters?: Record<string, Parameter> },
): void {
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  const own = operations.flatMap(({ parameters = [] }) => parameters.filter((one) => 'name' in one));
  const groups = [...Map.groupBy(own, (one) => JSON.stringify(one)).values()].filter(({ length }) => length > 1);
  groups.sort((one, other) => other.length - one.length);

  const shared = new ComponentGroup<Parameter>('parameters');
  const references = new Map<Parameter | Reference, Reference>();
  for (const same of groups) {
    const reference = shared.reference(same[0]!.name, same[0]!);
    for (const one of same) references.set(one, reference);
  }
  for (const operation of operations)
    operation.parameters = operation.parameters?.map((one) => references.get(one) ?? one);
  components.parameters = { ...components.parameters, ...shared.entries };
}
