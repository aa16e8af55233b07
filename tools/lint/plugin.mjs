import { contractTypesRule } from './rules/contract-types.mjs';
import { drawnAnywhereRule } from './rules/drawn-anywhere.mjs';
import { exportedFunctionsRule } from './rules/exported-functions.mjs';
import { memberRefsRule } from './rules/member-refs.mjs';
import { messageKeysRule } from './rules/message-keys.mjs';
import { moneyConversionsRule } from './rules/money-conversions.mjs';
import { packagesRule } from './rules/packages.mjs';
import { plainAssignmentsRule } from './rules/plain-assignments.mjs';
import { plainLoopsRule } from './rules/plain-loops.mjs';
import { qualifiedColumnsRule } from './rules/qualified-columns.mjs';
import { queryFilesRule } from './rules/query-files.mjs';
import { relativeImportsRule } from './rules/relative-imports.mjs';
import { remoteAddressRule } from './rules/remote-address.mjs';
import { layersRule } from './rules/layers.mjs';
import { runtimeTypesRule } from './rules/runtime-types.mjs';
import { vendorFieldsRule } from './rules/vendor-fields.mjs';
import { servicesDecideRule } from './rules/services-decide.mjs';
import { styleModulesRule } from './rules/style-modules.mjs';
import { looseTextRule } from './rules/loose-text.mjs';
import { messagesInLocalesRule } from './rules/messages-in-locales.mjs';

/** Our own rules, which no public plugin offers. */
const housebrand = {
  meta: { name: 'housebrand' },
  rules: {
    'contract-types': contractTypesRule,
    'drawn-anywhere': drawnAnywhereRule,
    'exported-functions': exportedFunctionsRule,
    'member-refs': memberRefsRule,
    'message-keys': messageKeysRule,
    'money-conversions': moneyConversionsRule,
    packages: packagesRule,
    'plain-assignments': plainAssignmentsRule,
    'plain-loops': plainLoopsRule,
    'qualified-columns': qualifiedColumnsRule,
    'query-files': queryFilesRule,
    'relative-imports': relativeImportsRule,
    'remote-address': remoteAddressRule,
    layers: layersRule,
    'runtime-types': runtimeTypesRule,
    'services-decide': servicesDecideRule,
    'style-modules': styleModulesRule,
    'vendor-fields': vendorFieldsRule,
    'loose-text': looseTextRule,
    'messages-in-locales': messagesInLocalesRule,
  },
};

export default housebrand;
