/** Thai script; the baht sign stands in the same block and is no word. */
const thai = /[\u0E01-\u0E3A\u0E40-\u0E7F]/;

/** A visible word lives in a locale file; Thai script in code is one that does not. */
export const wordsInLocalesRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { word: 'A visible word belongs into locales/{th,en}.json.' },
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

/** Examples of the API's documentation are demo data. */
function isExample(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'Property' && ['example', 'examples'].includes(at.key.name)) return true;
  }
  return false;
}
