import type { ServerDomain } from '@housebrand/shared/nest';
import { officeMessages } from '../core';
import { officeMigrations } from './migrations';
import { officePersonal } from './migrations/personal';
import { OfficeModule } from './office.module';
import { staffFactorPurpose } from './sessions/staff-login.service';

/** The server domain that the back office and the terminal load; the members' API does not. */
export const office: ServerDomain = {
  name: 'office',
  module: OfficeModule,
  migrations: officeMigrations,
  personal: officePersonal,
  messages: officeMessages,
  sealed: [
    {
      table: 'staff_factor',
      column: 'secret',
      keys: ['username'],
      purpose: (agent: string, name: string) => staffFactorPurpose({ agent, username: name }),
    },
  ],
};
