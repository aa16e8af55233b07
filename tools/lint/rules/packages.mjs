const nameOf = (node) => node?.name ?? node?.value;

/** The names that a declaration takes out of a package; `null` stands for all of them. */
function namesOf(node) {
  if (node.type === 'ExportAllDeclaration') return [null];
  return (node.specifiers ?? []).map((specifier) => {
    if (specifier.type === 'ImportNamespaceSpecifier') return null;
    return specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(specifier.imported ?? specifier.local);
  });
}

/**
 * What may be imported where, by regular expressions of the specifier: the options of ESLint's `no-restricted-imports`. (The one
 * that is built into oxlint knows no look-ahead.)
 */
export const packagesRule = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            regex: { type: 'string' },
            importNamePattern: { type: 'string' },
            message: { type: 'string' },
          },
          required: ['regex', 'message'],
          additionalProperties: false,
        },
      },
    ],
    messages: { refused: "'{{source}}' is not imported here. {{message}}" },
  },
  create(context) {
    const patterns = context.options[0].map(({ regex, importNamePattern, message }) => ({
      regex: new RegExp(regex, 'iu'),
      names: importNamePattern ? new RegExp(importNamePattern, 'u') : null,
      message,
    }));
    const check = (node) => {
      const imported = node.source ?? node.moduleReference?.expression;
      if (typeof imported?.value !== 'string') return;
      const source = imported.value.trim();
      for (const { regex, names, message } of patterns) {
        if (!regex.test(source)) continue;
        if (names && !namesOf(node).some((name) => name === null || names.test(name))) continue;
        context.report({ node, messageId: 'refused', data: { source, message } });
      }
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportEqualsDeclaration: check,
    };
  },
};
