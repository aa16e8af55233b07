import type { OfficeRole } from './roles';

const ALL = ['support', 'cashier', 'marketing', 'head', 'operator', 'auditor'] as const;
const READ_MEMBERS = ['support', 'cashier', 'head', 'operator', 'auditor'] as const;
const HELP_MEMBERS = ['support', 'head', 'operator'] as const;
const HANDLE_MONEY = ['cashier', 'head', 'operator'] as const;
const RUN_CAMPAIGNS = ['marketing', 'head', 'operator'] as const;
const LEAD = ['head', 'operator'] as const;

/**
 * The operations of the back office and the roles that may perform them. The guard of the server reads this table,
 * `GET /api/office/session` returns an account's own operations, and a spec calls every operation with every role.
 * Operations that start with `see` open fields of replies instead of calls.
 */
export const OFFICE_OPERATIONS = {
  'session.read': ALL,
  'session.end': ALL,
  'session.passkeys': ALL,
  'today.read': ALL,
  'members.search': READ_MEMBERS,
  'members.read': READ_MEMBERS,
  'members.statement': READ_MEMBERS,
  'members.play': READ_MEMBERS,
  'members.limits': READ_MEMBERS,
  'members.sessions': READ_MEMBERS,
  'members.factors': READ_MEMBERS,
  'members.referrals': READ_MEMBERS,
  'members.notes': READ_MEMBERS,
  'members.audit': READ_MEMBERS,
  'members.addNote': ['support', 'cashier', 'head', 'operator'],
  'members.message': ['support', 'cashier', 'head', 'operator'],
  'members.sendRecovery': HELP_MEMBERS,
  'members.lock': HELP_MEMBERS,
  'members.unlock': HELP_MEMBERS,
  'members.endSessions': HELP_MEMBERS,
  'members.removeFactors': HELP_MEMBERS,
  'members.exclude': HELP_MEMBERS,
  'members.export': HELP_MEMBERS,
  'members.correct': HANDLE_MONEY,
  'members.close': LEAD,
  'support.list': READ_MEMBERS,
  'support.read': READ_MEMBERS,
  'support.answer': ['support', 'cashier', 'head', 'operator'],
  'support.close': ['support', 'cashier', 'head', 'operator'],
  'money.list': READ_MEMBERS,
  'money.read': READ_MEMBERS,
  'money.retry': HANDLE_MONEY,
  'money.settle': HANDLE_MONEY,
  'money.refuse': HANDLE_MONEY,
  'money.reverse': HANDLE_MONEY,
  'approvals.list': ['cashier', 'head', 'operator', 'auditor'],
  'approvals.approve': LEAD,
  'approvals.refuse': HANDLE_MONEY,
  'cases.list': ['cashier', 'head', 'operator', 'auditor'],
  'cases.close': HANDLE_MONEY,
  'audit.list': ['head', 'operator', 'auditor'],
  'audit.verify': ['head', 'operator', 'auditor'],
  'reports.read': ['marketing', 'head', 'operator', 'auditor'],
  'reports.agents': ['operator', 'auditor'],
  'rounds.list': ['head', 'operator', 'auditor'],
  'campaigns.read': [...RUN_CAMPAIGNS, 'auditor'],
  'campaigns.save': RUN_CAMPAIGNS,
  'campaigns.restore': RUN_CAMPAIGNS,
  'campaigns.storePicture': RUN_CAMPAIGNS,
  'campaigns.endTournament': LEAD,
  'coupons.list': [...RUN_CAMPAIGNS, 'auditor'],
  'coupons.create': RUN_CAMPAIGNS,
  'coupons.codes': RUN_CAMPAIGNS,
  'coupons.disable': RUN_CAMPAIGNS,
  'staff.list': ['head', 'operator', 'auditor'],
  'staff.invite': LEAD,
  'staff.changeRole': LEAD,
  'staff.changeNetworks': LEAD,
  'staff.disable': LEAD,
  'keys.read': ['head', 'operator', 'auditor'],
  'keys.edit': LEAD,
  'webhooks.read': ['head', 'operator', 'auditor'],
  'webhooks.edit': LEAD,
  'see.phone': ['support', 'cashier', 'head', 'operator'],
  'see.account': ['cashier', 'head', 'operator'],
} as const satisfies Record<string, readonly OfficeRole[]>;

/** A name of {@link OFFICE_OPERATIONS}. */
export type OfficeOperationName = keyof typeof OFFICE_OPERATIONS;

/** Whether a role may perform an operation. */
export function mayPerform(role: OfficeRole, operation: OfficeOperationName): boolean {
  return (OFFICE_OPERATIONS[operation] as readonly OfficeRole[]).includes(role);
}

/** Returns the operations of a role. */
export function operationsOf(role: OfficeRole): OfficeOperationName[] {
  return (Object.keys(OFFICE_OPERATIONS) as OfficeOperationName[]).filter((name) => mayPerform(role, name));
}
