const isFunction = (node) => /Function/.test(node.type);

/** A `for` loop has a start and a step and awaits nothing in its head. Other loops are `while` loops. */
export const plainLoopsRule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      incomplete: 'Write a while loop: this for loop has no start or no step.',
      awaits: 'Write a while loop with the await in its body.',
    },
  },
  create(context) {
    return {
      ForStatement(node) {
        if (!node.init || !node.update) context.report({ node, messageId: 'incomplete' });
      },
      AwaitExpression(node) {
        let at = node;
        while (at.parent && !isFunction(at.parent) && at.parent.type !== 'ForStatement') at = at.parent;
        const loop = at.parent;
        if (loop?.type === 'ForStatement' && (loop.test === at || loop.update === at))
          context.report({ node, messageId: 'awaits' });
      },
    };
  },
};
