/**
 * A text that changes, or that stands beside something that comes and goes, has an element of its own. A browser that
 * translates the page replaces text nodes; React would then write into a node that is gone, or fail to insert beside it.
 */
export const looseTextRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      loose: 'Put this text into an element of its own: a browser that translates the page replaces text nodes.',
    },
  },
  create(context) {
    const check = (node) => {
      const children = node.children.filter((child) => !isBlank(child));
      if (children.length < 2) return;
      const hasVisitor = children.some(comesAndGoes);
      const holdsElements = (identifier) => isElementVariable(context.sourceCode.getScope(identifier), identifier.name);
      for (const child of children) {
        const isLoose = isChangingText(child, holdsElements) || (hasVisitor && child.type === 'JSXText');
        if (isLoose) context.report({ node: child, messageId: 'loose' });
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

function isBlank(child) {
  if (child.type === 'JSXText') return /^\s*$/.test(child.value);
  return child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression';
}

/** Whether a child is an element in some renderings only. */
function comesAndGoes(child) {
  return child.type === 'JSXExpressionContainer' && !isConstant(child.expression);
}

function isChangingText(child, holdsElements) {
  if (child.type !== 'JSXExpressionContainer' || isConstant(child.expression)) return false;
  return canBeText(child.expression, holdsElements);
}

/** Whether a variable is initialised with an element, or with a function that returns one. */
function isElementVariable(scope, name) {
  for (let at = scope; at; at = at.upper) {
    const variable = at.set.get(name);
    if (variable) return variable.defs.some(({ node }) => isElement(node.init));
  }
  return false;
}

const isConstant = ({ type }) => type === 'Literal' || type === 'JSXElement' || type === 'JSXFragment';

/** Names of properties that hold elements. */
const ELEMENT_NAMES = [
  'icon',
  'action',
  'art',
  'children',
  'pages',
  'rows',
  'sheet',
  'tabs',
  'tick',
  'tier',
  'trailing',
];
const ELEMENTS = new RegExp(`^(?:${ELEMENT_NAMES.join('|')})s?$|(?:Icon|Action|Sheet|Tabs|Rows)s?$`);

function isElement(init) {
  const value = init?.type === 'ArrowFunctionExpression' ? init.body : init;
  return Boolean(value) && value.type !== 'BlockStatement' && !canBeText(value, () => false);
}

function canBeText(expression, holdsElements) {
  switch (expression.type) {
    case 'ConditionalExpression':
      return canBeText(expression.consequent, holdsElements) || canBeText(expression.alternate, holdsElements);
    case 'LogicalExpression':
      return (
        canBeText(expression.right, holdsElements) ||
        (expression.operator !== '&&' && canBeText(expression.left, holdsElements))
      );
    case 'Literal':
      return typeof expression.value === 'string' || typeof expression.value === 'number';
    case 'TemplateLiteral':
      return true;
    case 'Identifier':
      return !ELEMENTS.test(expression.name) && !holdsElements(expression);
    case 'MemberExpression':
      return !ELEMENTS.test(expression.property.name ?? '');
    case 'CallExpression':
      return (
        !['map', 'flatMap', 'from'].includes(expression.callee.property?.name) &&
        !ELEMENTS.test(expression.callee.name ?? '') &&
        !(expression.callee.type === 'Identifier' && holdsElements(expression.callee))
      );
    case 'ChainExpression':
      return canBeText(expression.expression, holdsElements);
    default:
      return false;
  }
}
