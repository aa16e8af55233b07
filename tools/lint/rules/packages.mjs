const nameOf = (node) => node?.name ?? node?.value;

/** The names that a declaration imports from a package; `null` means all. */
function namesOf(node) {
  if (node.type === 'ExportAllDeclaration') return [null];
  return (node.specifiers ?? []).map((specifier) => {
    if (specifier.type === 'ImportNamespaceSpecifier') return null;
    return specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(specifier.imported ?? specifier.local);
  });
}

/**
 * Restricts imports by regular expressions of the specifier, with the options of ESLint's `no-restricted-imports`.
 * (oxlint's own version does not support look-ahead.)
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
    messages: { refused: "'{{source}}' must not be imported here. {{message}}" },
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
