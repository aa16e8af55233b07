import { basename } from 'node:path';

/** What a query file does, in the first word of its name. A new verb is added here. */
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
  'purchase',
  'redeem',
  'refresh',
  'register',
  'request',
  'reset',
  'save',
  'send',
  'set',
  'withdraw',
];

const CALLS = ['get', 'post', 'put', 'page'];

/** One operation a file, named by its verb; addresses come from the core, so that the shell asks for the very same ones. */
export const queryFilesRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      verb: "A query file is named by its verb, for example 'get-{{name}}': see tools/lint/rules/query-files.mjs.",
      address: 'Take the address from the core (addressOf encodes its values) instead of putting it together here.',
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
