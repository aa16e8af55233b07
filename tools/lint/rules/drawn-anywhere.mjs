/** Globals that exist only in browsers. */
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

/** Hooks that call their function during rendering. */
const CALLED_WHILE_DRAWN = new Set(['useState', 'useMemo', 'useReducer', 'use']);

const isFunction = (node) => /Function/.test(node.type);

function nameOf(node) {
  if (node.id) return node.id.name;
  const { parent } = node;
  if (parent.type === 'VariableDeclarator' && parent.id.type === 'Identifier') return parent.id.name;
  // memo(function Tile() {}), forwardRef(() => …)
  return parent.type === 'CallExpression' ? nameOf(parent) : null;
}

/** Whether a function runs during rendering: a component, a hook, or a function that one of them calls immediately. */
function isRendering(node) {
  const { parent } = node;
  if (parent.type === 'CallExpression' && CALLED_WHILE_DRAWN.has(parent.callee.name)) return true;
  return /^(?:[A-Z]|use[A-Z])/.test(nameOf(node) ?? '');
}

/** Whether code is guarded, as in `typeof document === 'undefined' ? … : document.x`. */
function isGuarded(node) {
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
 * The server renders without a browser: components must not use browser globals during rendering, nor modules while
 * they load. Effects, event handlers and snapshots of `useSyncExternalStore` may.
 */
export const drawnAnywhereRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      browser:
        "'{{name}}' does not exist during server rendering, and the result would differ from the server's HTML: read it in an effect, an event handler or useSyncExternalStore.",
    },
  },
  create(context) {
    const report = (reference) => {
      const node = reference.identifier;
      if (node.parent.type === 'UnaryExpression' && node.parent.operator === 'typeof') return;
      let around = node.parent;
      while (around && !isFunction(around)) around = around.parent;
      if (isGuarded(node) || (around && !isRendering(around))) return;
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
