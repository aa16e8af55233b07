import { messageKeysRule } from './rules/message-keys.mjs';
import { relativeImportsRule } from './rules/relative-imports.mjs';
import { runtimeTypesRule } from './rules/runtime-types.mjs';
import { vendorFieldsRule } from './rules/vendor-fields.mjs';
import { wordsInLocalesRule } from './rules/words-in-locales.mjs';

/** Rules of the house that no public plugin knows. */
export const housebrand = {
  meta: { name: 'housebrand' },
  rules: {
    'message-keys': messageKeysRule,
    'relative-imports': relativeImportsRule,
    'runtime-types': runtimeTypesRule,
    'vendor-fields': vendorFieldsRule,
    'words-in-locales': wordsInLocalesRule,
  },
};
