import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const CONTRACTS = /\/src\/core\/contracts$/;

/** Whether a path without extension is a folder of contracts, or a file that declares them as schemas. */
function declaresSchemas(path) {
  if (!CONTRACTS.test(path.replaceAll('\\', '/'))) return false;
  const file = `${path}.ts`;
  return !existsSync(file) || /^import .*'zod'/m.test(readFileSync(file, 'utf8'));
}

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
        ? declaresSchemas(resolve(dirname(context.filename), source))
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
