const OPERATORS = /^[*/%]=?$/;
const HUNDRED = /^(?:100|1e2|1_00)n?$/;

const isHundred = (node) => node.type === 'Literal' && HUNDRED.test(node.raw);
const nameOf = ({ type, name, property, computed }) =>
  type === 'Identifier' ? name : type === 'MemberExpression' && !computed ? property.name : undefined;

/** Functions whose text must not become a number again: `bahtNumber` and `satangFromBaht` are exact. */
const MONEY_TEXTS = new Set(['amountText', 'bahtDigits', 'formatSatang', 'formatPlainSatang']);

/** Converting between baht and satang is up to one module; percentages have named functions next to it. */
export const moneyConversionsRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      hundred:
        'Convert money with satangFromBaht(), bahtNumber() or bahtDigits(), and shares with percentOf() or shareInPercent(), all of @housebrand/shared.',
      rounds: '{{name}}() rounds. Use satangFromBaht(), bahtDigits(), or a format of @housebrand/shared.',
      detour: 'Use bahtNumber(): Number({{name}}()) converts an amount by way of its text.',
    },
  },
  create(context) {
    const reportHundred = (node, sides) => {
      if (OPERATORS.test(node.operator) && sides.some(isHundred)) context.report({ node, messageId: 'hundred' });
    };
    return {
      BinaryExpression(node) {
        reportHundred(node, [node.left, node.right]);
      },
      AssignmentExpression(node) {
        reportHundred(node, [node.right]);
      },
      CallExpression(node) {
        const name = nameOf(node.callee);
        const isMember = node.callee.type === 'MemberExpression';
        if (name === 'parseFloat' || (name === 'toFixed' && isMember))
          context.report({ node, messageId: 'rounds', data: { name } });
        const [given] = node.arguments;
        const text = given?.type === 'CallExpression' ? nameOf(given.callee) : undefined;
        if ((name === 'Number' || name === 'parseInt') && MONEY_TEXTS.has(text))
          context.report({ node, messageId: 'detour', data: { name: text } });
      },
    };
  },
};
