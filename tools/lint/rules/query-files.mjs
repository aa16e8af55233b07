import { basename } from 'node:path';

/** Allowed verbs at the start of a query file's name. Add new verbs here. */
const VERBS = [
  'change',
  'check',
  'claim',
  'exclude',
  'forget',
  'get',
  'launch',
  'login',
  'logout',
  'preview',
  'purchase',
  'redeem',
  'refresh',
  'register',
  'request',
  'reset',
  'return',
  'save',
  'send',
  'set',
  'withdraw',
];

const CALLS = ['get', 'post', 'put', 'page'];

/**
 * Each query file has one operation and its verb as a name. Addresses come from the core, so that server rendering uses
 * the same ones.
 */
export const queryFilesRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      verb: "A query file is named after its verb, for example 'get-{{name}}': see tools/lint/rules/query-files.mjs.",
      address: 'Take the address from the core (addressOf encodes its values) instead of building it here.',
    },
  },
  create(context) {
    const name = basename(context.filename).replace(/\.tsx?$/, '');
    const isQueryFile = /\/react\/api\/[^/]+$/.test(context.filename) && !name.endsWith('.spec');
    return {
      Program(node) {
        if (isQueryFile && !VERBS.includes(name.split('-')[0])) {
          context.report({ node, loc: { line: 1, column: 0 }, messageId: 'verb', data: { name } });
        }
      },
      CallExpression({ callee, arguments: [address] }) {
        if (
          callee.type !== 'MemberExpression' ||
          callee.object.name !== 'api' ||
          !CALLS.includes(callee.property.name)
        ) {
          return;
        }
        if (address?.type === 'TemplateLiteral' || address?.type === 'BinaryExpression') {
          context.report({ node: address, messageId: 'address' });
        }
      },
    };
  },
};
