const text = (node) => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0 ? node.quasis[0].value.cooked : null;
};

/**
 * Creates visitors for all imports of a file: declarations, re-exports, `import()`, `require()` and `import()` types.
 * @param {(node: object, specifier: string) => void} met called for each
 */
export function importsOf(met) {
  const check = (source) => {
    const specifier = text(source);
    if (specifier !== null) met(source, specifier);
  };
  return {
    ImportDeclaration: ({ source }) => check(source),
    ExportNamedDeclaration: ({ source }) => check(source),
    ExportAllDeclaration: ({ source }) => check(source),
    ImportExpression: ({ source }) => check(source),
    TSImportType: ({ source }) => check(source),
    TSExternalModuleReference: ({ expression }) => check(expression),
    CallExpression({ callee, arguments: [source] }) {
      if (callee.type === 'Identifier' && callee.name === 'require') check(source);
    },
  };
}
