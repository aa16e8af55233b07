import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

/**
 * Terms of the three providers' wire protocols. They appear only in libs/providers and in the simulator, so that a
 * provider can be replaced without changes elsewhere.
 *
 * The terms are derived: names in the wire schemas that our own contracts do not use.
 */

const workspaceRoot = join(import.meta.dirname, '../..');
const texts = (...patterns) =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: workspaceRoot }))
    .filter((file) => !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(join(workspaceRoot, file), 'utf8'));

/** Collects field names of zod objects, those of replies separately, and the `path` of each contract. */
export function wireNames(sources) {
  const fields = new Set();
  const replied = new Set();
  const addresses = new Set();
  const visit = (node, isRequest) => {
    if (Array.isArray(node)) return node.forEach((one) => visit(one, isRequest));
    if (typeof node?.type !== 'string') return;
    if (
      node.type === 'CallExpression' &&
      /^(object|looseObject|strictObject|extend)$/.test(node.callee.property?.name)
    ) {
      for (const { key } of node.arguments[0]?.properties ?? []) {
        fields.add(key.name ?? key.value);
        if (!isRequest) replied.add(key.name ?? key.value);
      }
    }
    if (node.type === 'Property' && node.key.name === 'path' && node.value.type === 'Literal') {
      addresses.add(node.value.value.replace(/\{.*/, ''));
    }
    const isOfRequest = isRequest || (node.type === 'Property' && node.key.name === 'request');
    for (const [name, child] of Object.entries(node)) if (name !== 'parent' && child) visit(child, isOfRequest);
  };
  for (const source of sources) visit(parseAst(source, { lang: 'ts' }).body, false);
  return { fields: [...fields], replied: [...replied], addresses: [...addresses] };
}

/** Field names of interfaces and classes. */
export const namesIn = (sources) =>
  new Set(sources.flatMap((source) => [...source.matchAll(/\b(\w+)[?!]?: [^;,(){}]*;/g)].map((match) => match[1])));

const wire = wireNames(texts('libs/providers/src/core/*/*.schemas.ts'));
const head = wireNames(texts('libs/providers/src/core/reply.ts'));
/** The envelope, which our own replies share (specification section 7). */
const ENVELOPE = ['code', 'message', 'result', 'data'];
/** A provider's token must never appear in our replies, whatever else has that name. */
const NEVER_REPLIED = ['token'];
/** The fields of our own replies, which the cores declare as zod objects. */
const contracts = wireNames(texts('libs/!(providers)/src/core/contracts.ts', 'libs/*/src/core/contracts/*.ts')).fields;
const replies = new Set([...contracts, ...namesIn(texts('libs/*/src/nest/dto/*.ts'))]);
const own = new Set([
  ...contracts,
  ...namesIn(
    texts(
      'libs/!(providers|api-client)/src/core/**/*.ts',
      'libs/*/src/nest/dto/*.ts',
      'libs/providers/src/nest/*/*.{records,gateway}.ts',
    ),
  ),
]);

/** Names of several words cannot match by chance; of single words only those of every reply's envelope are included. */
export const vendorFields = [
  ...wire.fields.filter((name) => /[A-Z_]/.test(name.slice(1)) && !own.has(name)),
  ...head.fields.filter((name) => !ENVELOPE.includes(name)),
];

/** Words that belong to a provider only as a part of its reply: `result.token`. */
export const vendorPaths = wire.replied
  .filter((name) => !replies.has(name) || NEVER_REPLIED.includes(name))
  .flatMap((name) => [`result.${name}`, `data.${name}`]);

/** Addresses of provider calls. */
export const vendorAddresses = wire.addresses;

/** Folders where the terms are allowed. */
export const providerFolders = ['libs/providers/**', 'apps/provider-simulator/**'];
