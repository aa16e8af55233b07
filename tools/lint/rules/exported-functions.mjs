const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression'];

/** What a browser file offers to others is a declaration: `export function useCredit() {}`, not a constant that holds an arrow. */
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
