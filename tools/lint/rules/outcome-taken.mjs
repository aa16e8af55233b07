const KINDS = ['Settled', 'Refused', 'Unknown'];

/** How a call that moves money ended is taken by somebody: a statement that drops an `Outcome` loses money quietly. */
export const outcomeTakenRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { dropped: 'This drops how a call that moves money ended: store it, switch over it or return it.' },
  },
  create(context) {
    const { program, getTypeAtLocation } = context.sourceCode.parserServices;
    return {
      ExpressionStatement({ expression }) {
        const dropped = expression.type === 'UnaryExpression' ? expression.argument : expression;
        const type = getTypeAtLocation(dropped);
        const awaited = program.getTypeChecker().getAwaitedType(type) ?? type;
        const members = awaited.isUnion() ? awaited.types : [awaited];
        if (members.some((member) => KINDS.includes(member.getSymbol()?.getName()) && member.getProperty('kind')))
          context.report({ node: expression, messageId: 'dropped' });
      },
    };
  },
};
