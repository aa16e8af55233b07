const thai = /[\u0E00-\u0E7F]/;

/** A visible word lives in a locale file; Thai script in code is one that does not. */
export const wordsInLocalesRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { word: 'A visible word belongs into locales/{th,en}.json.' },
  },
  create(context) {
    const check = (node, text) => {
      if (thai.test(text)) context.report({ node, messageId: 'word' });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
      JSXText: (node) => check(node, node.value),
    };
  },
};
