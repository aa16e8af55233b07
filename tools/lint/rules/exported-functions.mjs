const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression'];

/** Browser files export function declarations, `export function useCredit() {}`, instead of constants with arrow functions. */
export const exportedFunctionsRule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { declare: "Write '{{name}}' as a function declaration: export function {{name}}() { … }" },
  },
  create(context) {
    return {
      'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator'({ id, init }) {
        if (init && FUNCTIONS.includes(init.type)) {
          context.report({ node: id, messageId: 'declare', data: { name: id.name } });
        }
      },
    };
  },
};
