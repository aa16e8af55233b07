/** Thai script, without the baht sign of the same block. */
const thai = /[\u0E01-\u0E3A\u0E40-\u0E7F]/;

/** Visible texts belong in locale files; Thai script in code is a text outside of them. */
export const messagesInLocalesRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { word: 'Move visible texts to locales/{th,en}.json.' },
  },
  create(context) {
    const check = (node, text) => {
      if (thai.test(text) && !isExample(node)) context.report({ node, messageId: 'word' });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
      JSXText: (node) => check(node, node.value),
    };
  },
};

/** Examples in the API's documentation are demo data. */
function isExample(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'Property' && ['example', 'examples'].includes(at.key.name)) return true;
  }
  return false;
}
