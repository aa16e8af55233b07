const TABLE_MAKERS = ['pgTable', 'alias', 'aliasedTable'];

/**
 * Drizzle omits the table from column names when a statement selects from one table. In a sub-select such a name refers
 * to the inner table, so that a comparison with the outer row compares the inner row with itself.
 */
export const qualifiedColumnsRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      qualify: "Inside a sub-select '{{text}}' may lose its table: write qualified({{text}}).",
    },
  },
  create(context) {
    const { sourceCode } = context;
    return {
      TaggedTemplateExpression(node) {
        if (!isSql(node)) return;
        const within = subSelects(textsOf(node.quasi));
        const isNested = isInsideSubSelect(node);
        node.quasi.expressions.forEach((expression, index) => {
          if ((isNested || within[index]) && isColumn(expression, sourceCode)) {
            context.report({ node: expression, messageId: 'qualify', data: { text: sourceCode.getText(expression) } });
          }
        });
      },
    };
  },
};

function isSql({ tag }) {
  return tag?.type === 'Identifier' && tag.name === 'sql';
}

function textsOf(template) {
  return template.quasis.map(({ value }) => value.cooked ?? '');
}

/** Whether the template itself is part of a sub-select of another template. */
function isInsideSubSelect(node) {
  for (let child = node; child.parent; child = child.parent) {
    const template = child.parent;
    if (template.type !== 'TemplateLiteral' || !isSql(template.parent)) continue;
    if (subSelects(textsOf(template))[template.expressions.indexOf(child)]) return true;
  }
  return false;
}

/** For each expression of a template: whether it is in parentheses that start with `select` or `with`. */
function subSelects(texts) {
  const open = [];
  return texts.slice(0, -1).map((text) => {
    for (const { 0: found, 1: query } of text.matchAll(/\((\s*(?:select|with)\b)?|\)/gi)) {
      if (found === ')') open.pop();
      else open.push(query !== undefined);
    }
    return open.includes(true);
  });
}

/** `table.column`, or a name destructured from a table. */
function isColumn(node, sourceCode) {
  if (node.type === 'MemberExpression') return isTable(node.object, sourceCode);
  if (node.type !== 'Identifier') return false;
  const declarator = declaratorOf(node, sourceCode);
  if (!declarator?.init) return false;
  if (declarator.id.type === 'ObjectPattern') return isTable(declarator.init, sourceCode);
  return declarator.init.type === 'MemberExpression' && isTable(declarator.init.object, sourceCode);
}

function isTable(node, sourceCode) {
  if (node.type === 'CallExpression') return TABLE_MAKERS.includes(node.callee.name);
  if (node.type !== 'Identifier') return false;
  const definition = definitionOf(node, sourceCode);
  if (definition?.type === 'ImportBinding') return definition.parent.source.value.endsWith('.tables');
  const { id, init } = declaratorOf(node, sourceCode) ?? {};
  return Boolean(init) && id.type === 'Identifier' && isTable(init, sourceCode);
}

function declaratorOf(node, sourceCode) {
  const definition = definitionOf(node, sourceCode);
  return definition?.type === 'Variable' ? definition.node : null;
}

function definitionOf(node, sourceCode) {
  for (let scope = sourceCode.getScope(node); scope; scope = scope.upper) {
    const variable = scope.set.get(node.name);
    if (variable) return variable.defs[0] ?? null;
  }
  return null;
}
