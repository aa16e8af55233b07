const AGENTS = ['prefix', 'agent'];

/** A function takes a member as a `MemberRef`, because a username identifies a member only within an agent. */
export const memberRefsRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { combine: "Pass the member as a MemberRef instead of '{{agent}}' and 'username'." },
  },
  create(context) {
    const check = (node) => {
      const texts = node.params.filter(isText).map(({ name }) => name);
      const agent = texts.find((name) => AGENTS.includes(name));
      if (agent && texts.includes('username')) context.report({ node, messageId: 'combine', data: { agent } });
    };
    return {
      FunctionDeclaration: check,
      FunctionExpression: check,
      ArrowFunctionExpression: check,
      TSEmptyBodyFunctionExpression: check,
    };
  },
};

function isText({ type, typeAnnotation }) {
  return type === 'Identifier' && typeAnnotation?.typeAnnotation.type === 'TSStringKeyword';
}
