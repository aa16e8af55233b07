import { __tenantImports__, type Migration } from '@housebrand/shared/nest';
import table from './__number__-__name__.sql?raw';

export const __camel__: Migration = {
  id: '__domain__-__number__',
  sql: [table, tenantTable('__snake__'__tenantRules__)].join('\n'),
  rights: { __snake__: both(__rights__) },
};
