/** Names that only a browser knows. */
const BROWSER = new Set([
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'location',
  'history',
  'matchMedia',
  'innerWidth',
  'innerHeight',
]);

/** Hooks whose function is called while a component is drawn. */
const CALLED_WHILE_DRAWN = new Set(['useState', 'useMemo', 'useReducer', 'use']);

const isFunction = (node) => /Function/.test(node.type);

function nameOf(node) {
  if (node.id) return node.id.name;
  const { parent } = node;
  if (parent.type === 'VariableDeclarator' && parent.id.type === 'Identifier') return parent.id.name;
  // memo(function Tile() {}), forwardRef(() => …)
  return parent.type === 'CallExpression' ? nameOf(parent) : null;
}

/** Whether a function runs while something is drawn: a component, a hook, or what one of them calls at once. */
function isDrawing(node) {
  const { parent } = node;
  if (parent.type === 'CallExpression' && CALLED_WHILE_DRAWN.has(parent.callee.name)) return true;
  return /^(?:[A-Z]|use[A-Z])/.test(nameOf(node) ?? '');
}

/** `typeof document === 'undefined' ? … : document.x`: asked first. */
function isRequestedFor(node) {
  for (let at = node; at && !isFunction(at); at = at.parent) {
    const test =
      at.parent?.type === 'ConditionalExpression' || at.parent?.type === 'LogicalExpression' ? at.parent : null;
    const requested = test?.test ?? test?.left;
    if (
      requested &&
      requested !== at &&
      /typeof/.test(JSON.stringify(requested, (key, value) => (key === 'parent' ? undefined : value)))
    )
      return true;
  }
  return false;
}

/**
 * What the server draws, it draws without a browser: a component reads nothing of one while it is drawn, nor does a module
 * when it is loaded. Effects, handlers and the snapshots of `useSyncExternalStore` are the browser's own.
 */
export const drawnAnywhereRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      browser:
        "'{{name}}' is not there while the server draws, and what is drawn from it would differ from what the server sent: read it in an effect, a handler or useSyncExternalStore.",
    },
  },
  create(context) {
    const report = (reference) => {
      const node = reference.identifier;
      if (node.parent.type === 'UnaryExpression' && node.parent.operator === 'typeof') return;
      let around = node.parent;
      while (around && !isFunction(around)) around = around.parent;
      if (isRequestedFor(node) || (around && !isDrawing(around))) return;
      context.report({ node, messageId: 'browser', data: { name: node.name } });
    };
    return {
      'Program:exit'(node) {
        const scope = context.sourceCode.getScope(node);
        const unresolved = scope.through.filter(({ identifier }) => BROWSER.has(identifier.name));
        const global = scope.set
          ? [...scope.set.values()].filter(({ name, defs }) => BROWSER.has(name) && defs.length === 0)
          : [];
        for (const reference of [...unresolved, ...global.flatMap(({ references }) => references)]) report(reference);
      },
    };
  },
};
