import { drawnAnywhereRule } from './rules/drawn-anywhere.mjs';
import { exportedFunctionsRule } from './rules/exported-functions.mjs';
import { messageKeysRule } from './rules/message-keys.mjs';
import { qualifiedColumnsRule } from './rules/qualified-columns.mjs';
import { queryFilesRule } from './rules/query-files.mjs';
import { relativeImportsRule } from './rules/relative-imports.mjs';
import { runtimeTypesRule } from './rules/runtime-types.mjs';
import { vendorFieldsRule } from './rules/vendor-fields.mjs';
import { styleModulesRule } from './rules/style-modules.mjs';
import { wordsInLocalesRule } from './rules/words-in-locales.mjs';

/** Rules of the house that no public plugin knows. */
export const housebrand = {
  meta: { name: 'housebrand' },
  rules: {
    'drawn-anywhere': drawnAnywhereRule,
    'exported-functions': exportedFunctionsRule,
    'message-keys': messageKeysRule,
    'qualified-columns': qualifiedColumnsRule,
    'query-files': queryFilesRule,
    'relative-imports': relativeImportsRule,
    'runtime-types': runtimeTypesRule,
    'style-modules': styleModulesRule,
    'vendor-fields': vendorFieldsRule,
    'words-in-locales': wordsInLocalesRule,
  },
};
