/** Errors of a programming mistake, not replies to the caller. */
const MISTAKES = ['Error', 'TypeError', 'RangeError'];

/**
 * Services open transactions and throw the domain's errors. A repository takes the transaction and returns the row or
 * `null`; a controller delegates.
 */
export const servicesDecideRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      open: 'Open the transaction in the service, and pass `tx` to the repository.',
      raise: 'Let the service throw {{name}}: a repository returns the row or null, a controller delegates.',
    },
  },
  create(context) {
    const open = (node) => context.report({ node, messageId: 'open' });
    return {
      "CallExpression[callee.property.name='forAgent']": open,
      // an arrow without braces sends one statement
      "CallExpression[callee.property.name='asOperator'] > ArrowFunctionExpression > BlockStatement": open,
      'ThrowStatement > NewExpression'({ callee, parent }) {
        if (MISTAKES.includes(callee.name)) return;
        context.report({ node: parent, messageId: 'raise', data: { name: callee.name ?? 'the error' } });
      },
    };
  },
};
