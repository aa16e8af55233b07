import type { INestApplicationContext } from '@nestjs/common';
import { PLATFORM, type OfficeRole } from '@housebrand/office';
import { hashPassword, staffFactorPurpose, StaffRepository } from '@housebrand/office/nest';
import { Clock, Database, KeyRing } from '@housebrand/shared/nest';

/** Password and secret of all demo accounts. They are public: simulator mode only. */
export const DEMO_STAFF_PASSWORD = 'Chips-2026!';
export const DEMO_STAFF_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const ACCOUNTS: readonly { agent: string; username: string; role: OfficeRole }[] = [
  { agent: 'MTO', username: 'mto.support', role: 'support' },
  { agent: 'MTO', username: 'mto.cashier', role: 'cashier' },
  { agent: 'MTO', username: 'mto.marketing', role: 'marketing' },
  { agent: 'MTO', username: 'mto.head', role: 'head' },
  { agent: 'NAGA', username: 'naga.head', role: 'head' },
  { agent: PLATFORM, username: 'platform.operator', role: 'operator' },
  { agent: PLATFORM, username: 'platform.auditor', role: 'auditor' },
];

/** Adds the demo accounts that are missing, with their second factor. */
export async function seedDemoStaff(app: INestApplicationContext): Promise<void> {
  const repository = app.get(StaffRepository, { strict: false });
  const keys = app.get(KeyRing, { strict: false });
  const at = app.get(Clock, { strict: false }).now();
  await app.get(Database, { strict: false }).asOperator(async (tx) => {
    for (const account of ACCOUNTS) {
      if (await repository.find(tx, account)) continue;
      const passwordHash = await hashPassword(DEMO_STAFF_PASSWORD);
      const state = { state: 'ACTIVE' as const, networks: [] as string[], createdBy: 'system', createdAt: at };
      if (!(await repository.insert(tx, { ...account, passwordHash, ...state }))) continue;
      await repository.beginFactor(tx, account, keys.seal(staffFactorPurpose(account), DEMO_STAFF_SECRET));
      await repository.useStep(tx, account, 1, at);
    }
  });
}
