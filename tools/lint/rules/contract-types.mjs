import { dirname, resolve } from 'node:path';

/** `core/contracts.ts`, or a file in the folder `core/contracts`. */
const CONTRACTS = /\/src\/core\/contracts(\/[^/]+)?$/;

const isType = ({ importKind, exportKind }) => (importKind ?? exportKind) === 'type';

/** Browser code, and the core that it imports, take only types from contracts: their schemas stay on the server. */
export const contractTypesRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      value: "'{{source}}' contains schemas, which stay on the server: import or export its types only.",
    },
  },
  create(context) {
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string' || isType(node)) return;
      const { specifiers = [] } = node;
      if (specifiers.length > 0 && specifiers.every(isType)) return;
      const isContracts = source.startsWith('.')
        ? CONTRACTS.test(resolve(dirname(context.filename), source).replaceAll('\\', '/'))
        : /^@housebrand\/[a-z-]+\/contracts$/.test(source);
      if (isContracts) context.report({ node: node.source, messageId: 'value', data: { source } });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
