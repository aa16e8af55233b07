/** Whether a node is a statement, a step of a `for` loop, or the whole body of an arrow function. */
function isAlone(node) {
  const { parent } = node;
  if (parent.type === 'ExpressionStatement') return true;
  if (parent.type === 'ForStatement') return parent.init === node || parent.update === node;
  return parent.type === 'ArrowFunctionExpression' && parent.body === node;
}

/** An assignment is a statement or the whole body of a callback. Inside of another expression it hides a side effect. */
export const plainAssignmentsRule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { inside: 'Assign in a statement of its own, then use the name.' },
  },
  create(context) {
    const check = (node) => {
      if (!isAlone(node)) context.report({ node, messageId: 'inside' });
    };
    return { AssignmentExpression: check, UpdateExpression: check };
  },
};
