import { vendorFields, vendorPaths } from '../vendor-vocabulary.mjs';

const fields = new Set(vendorFields);
const paths = new Set(vendorPaths);

/** Refuses a provider's field names as names of properties outside the rooms where they are at home. */
export const vendorFieldsRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { vendor: "'{{name}}' is a provider's word: map it in libs/providers to a word of the house (tools/lint/vendor-vocabulary.mjs)." },
  },
  create(context) {
    const check = (key, computed) => {
      const name = key.type === 'Literal' ? key.value : computed ? null : key.name;
      if (fields.has(name)) context.report({ node: key, messageId: 'vendor', data: { name } });
    };
    const named = (node) => check(node.key, node.computed);
    return {
      Property: named,
      PropertyDefinition: named,
      MethodDefinition: named,
      TSPropertySignature: named,
      MemberExpression(node) {
        check(node.property, node.computed);
        const name = `${nameOf(node.object)}.${node.property.name}`;
        if (!node.computed && paths.has(name)) context.report({ node: node.property, messageId: 'vendor', data: { name } });
      },
    };
  },
};

const nameOf = (node) => (node.type === 'MemberExpression' && !node.computed ? node.property.name : node.name);
