import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const LAYERS = ['core', 'nest'];
const shape = /^([a-z]+)\.([A-Za-z][A-Za-z0-9]*)$/;

/**
 * Every message key in server code has messages: `wallet.tooMuch` is defined in libs/wallet/src/core/locales, which forms
 * load, too, or in libs/wallet/src/nest/locales, which only replies use.
 */
export const messageKeysRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      missing:
        "There is no message for '{{key}}': add '{{name}}' to libs/{{domain}}/src/core/locales/{th,en}.json, or to nest/locales if no form shows it.",
    },
  },
  create(context) {
    return {
      Literal(node) {
        const match = typeof node.value === 'string' ? shape.exec(node.value) : null;
        if (!match || !isMessageKey(node)) return;
        const [key, domain, name] = match;
        if (LAYERS.some((layer) => keysOf(context.cwd, domain, layer).has(name))) return;
        context.report({ node, messageId: 'missing', data: { key, domain, name } });
      },
    };
  },
};

/** Whether a string is a message key: the value of `messageKey`, a default of that type, or an argument of an error class or of its base. */
function isMessageKey(node) {
  let { parent } = node;
  while (parent.type === 'ConditionalExpression' || parent.type === 'LogicalExpression') parent = parent.parent;
  if (parent.type === 'Property' || parent.type === 'PropertyDefinition') return parent.key.name === 'messageKey';
  if (parent.type === 'AssignmentPattern')
    return parent.left.typeAnnotation?.typeAnnotation?.typeName?.name === 'MessageKey';
  if (parent.type === 'CallExpression')
    return parent.callee.type === 'Super' || ['notFound', 'conflict'].includes(parent.callee.name);
  return (
    parent.type === 'NewExpression' &&
    /^(NotFound|Forbidden|Conflict|InvalidInput|TooMany|Refused|DomainError)/.test(parent.callee.name ?? '')
  );
}

const cache = new Map();

function keysOf(workspaceRoot, domain, layer) {
  const file = join(workspaceRoot, 'libs', domain, 'src', layer, 'locales/th.json');
  if (!existsSync(file)) return new Set();
  const { mtimeMs } = statSync(file);
  const known = cache.get(file);
  if (known?.mtimeMs === mtimeMs) return known.keys;
  const keys = new Set(Object.keys(JSON.parse(readFileSync(file, 'utf8'))));
  cache.set(file, { mtimeMs, keys });
  return keys;
}
