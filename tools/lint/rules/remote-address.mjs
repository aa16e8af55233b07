/** Nothing is left of `request.ip` once the caller has gone: `remoteAddressOf` and `@RemoteAddress()` answer then, too. */
export const remoteAddressRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { gone: 'Use remoteAddressOf() or @RemoteAddress(): request.ip is undefined once the caller has gone.' },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'gone' });
    return {
      "MemberExpression[object.name='request'][property.name='ip']": report,
      "VariableDeclarator[init.name='request'] > ObjectPattern > Property[key.name='ip']": report,
      "ImportDeclaration[source.value='@nestjs/common'] > ImportSpecifier[imported.name='Ip']": report,
    };
  },
};
