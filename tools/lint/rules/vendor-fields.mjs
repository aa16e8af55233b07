import { vendorAddresses, vendorFields, vendorPaths } from '../vendor-vocabulary.mjs';

const fields = new Set(vendorFields);
const paths = new Set(vendorPaths);

/** Rejects a provider's field names and addresses outside of `providerFolders`. */
export const vendorFieldsRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      vendor:
        "'{{name}}' is a provider's term: map it to our own term in libs/providers (tools/lint/vendor-vocabulary.mjs).",
    },
  },
  create(context) {
    const report = (node, name) => context.report({ node, messageId: 'vendor', data: { name } });
    const check = (key, computed) => {
      const name = key.type === 'Literal' ? key.value : computed ? null : key.name;
      if (fields.has(name)) report(key, name);
    };
    const named = (node) => check(node.key, node.computed);
    const addressed = (node, text) => {
      const address = vendorAddresses.find((one) => text.includes(one));
      if (address) report(node, address);
    };
    return {
      Property: named,
      PropertyDefinition: named,
      MethodDefinition: named,
      TSPropertySignature: named,
      Literal: (node) => typeof node.value === 'string' && addressed(node, node.value),
      TemplateElement: (node) => addressed(node, node.value.raw),
      MemberExpression(node) {
        check(node.property, node.computed);
        const name = `${nameOf(node.object)}.${node.property.name}`;
        if (!node.computed && paths.has(name)) report(node.property, name);
      },
    };
  },
};

const nameOf = (node) => (node.type === 'MemberExpression' && !node.computed ? node.property.name : node.name);
