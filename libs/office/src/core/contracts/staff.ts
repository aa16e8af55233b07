import { z } from 'zod';
import { OFFICE_ROLES, type OfficeRole } from '../roles';
import { STAFF_STATES } from '../terms';

/** An account of the back office. */
export const StaffAccount = z
  .object({
    username: z.string().meta({ example: 'mto.cashier' }),
    role: z.enum(OFFICE_ROLES).meta({ example: 'cashier' }),
    agent: z.string().nullable().meta({ example: 'MTO', description: '`null`: an account of the platform.' }),
    state: z.enum(STAFF_STATES).meta({ example: 'ACTIVE' }),
    hasFactor: z.boolean().meta({ example: true, description: 'Whether a second factor is set up.' }),
    networks: z.array(z.string()).meta({
      example: ['203.0.113.0/24'],
      description: 'Networks from which the account may log in; empty: all.',
    }),
    createdAt: z.string().meta({ example: '2026-11-18T09:00:00.000Z' }),
    lastSeenAt: z.string().nullable().meta({ example: '2026-11-25T07:06:00.000Z' }),
  })
  .meta({ id: 'StaffAccountDto' });
export type StaffAccount = z.infer<typeof StaffAccount>;

/** `GET /api/office/staff`: the accounts of the agent, or of the platform without an agent. */
export const StaffAccounts = z.object({ accounts: z.array(StaffAccount) }).meta({ id: 'StaffAccountsDto' });
export type StaffAccounts = z.infer<typeof StaffAccounts>;

/** `POST /api/office/staff`: the account and its one-time link. */
export const StaffInvitation = z
  .object({
    account: StaffAccount,
    path: z.string().meta({
      example: '/invitation#5f3c…',
      description: 'Path and fragment of the one-time link in the office, shown only now.',
    }),
    expiresAt: z.string().meta({ example: '2026-11-28T07:06:00.000Z' }),
  })
  .meta({ id: 'StaffInvitationDto' });
export type StaffInvitation = z.infer<typeof StaffInvitation>;

/** `POST /api/office/staff`. */
export interface InviteStaffRequest {
  username: string;
  role: OfficeRole;
  /** Networks from which the account may log in, in CIDR notation; default: all. */
  networks?: string[] | undefined;
  reason: string;
}

/** `POST /api/office/staff/{username}/role`. */
export interface StaffRoleRequest {
  role: OfficeRole;
  reason: string;
}
