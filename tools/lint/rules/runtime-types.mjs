/**
 * NestJS reads the classes of injected parameters and request DTOs at run time. `import type` removes them: injection
 * fails, and validation is silently disabled.
 */
export const runtimeTypesRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      typeOnly: "'{{name}}' is needed at run time (injection or validation): import it without `type`.",
    },
  },
  create(context) {
    const typeOnly = new Set();
    const check = (parameter) => {
      const target = parameter.type === 'TSParameterProperty' ? parameter.parameter : parameter;
      // With a default value, our code creates the object, not NestJS.
      const reference = target.type === 'AssignmentPattern' ? undefined : target.typeAnnotation?.typeAnnotation;
      const name = reference?.type === 'TSTypeReference' ? reference.typeName.name : undefined;
      if (name && typeOnly.has(name)) context.report({ node: reference, messageId: 'typeOnly', data: { name } });
    };
    return {
      ImportDeclaration(node) {
        for (const specifier of node.specifiers) {
          if (node.importKind === 'type' || specifier.importKind === 'type') typeOnly.add(specifier.local.name);
        }
      },
      MethodDefinition(node) {
        const { params } = node.value;
        const inDecorated = (node.parent.parent.decorators ?? []).length > 0;
        if (node.kind === 'constructor' && inDecorated)
          params
            .filter((parameter) => !decoratorsOf(parameter).some((name) => ['Inject', 'Optional'].includes(name)))
            .forEach(check);
        params
          .filter((parameter) =>
            decoratorsOf(parameter).some((name) => ['Body', 'Query', 'Param', 'Headers'].includes(name)),
          )
          .forEach(check);
      },
    };
  },
};

function decoratorsOf(parameter) {
  const all = parameter.decorators ?? [];
  return all.map(({ expression }) => (expression.type === 'CallExpression' ? expression.callee.name : expression.name));
}
