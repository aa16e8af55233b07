/** `request.ip` is empty once the caller has disconnected; `remoteAddressOf` and `@RemoteAddress()` still return the address. */
export const remoteAddressRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      gone: 'Use remoteAddressOf() or @RemoteAddress(): request.ip is undefined once the caller has disconnected.',
    },
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
