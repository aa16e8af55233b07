/**
 * The calls of the back office, as method and address. Fill an address with `addressOf` of `@housebrand/shared`. Accounts of the
 * platform name the agent in the header {@link OFFICE_AGENT_HEADER}. Every call that writes, except those of the first group and
 * `coupons.codes`, needs the header `Idempotency-Key`.
 */
export const OFFICE_CALLS = {
  // complete a login; no key
  login: ['POST', '/api/office/session'],
  showFactor: ['POST', '/api/office/session/factor'],
  beginEnrolment: ['POST', '/api/office/session/enrolment'],
  confirmEnrolment: ['POST', '/api/office/session/enrolment/confirmation'],
  askPasskey: ['POST', '/api/office/session/passkey-challenge'],
  showPasskey: ['POST', '/api/office/session/passkey'],
  acceptInvitation: ['POST', '/api/office/invitations/acceptance'],
  logout: ['DELETE', '/api/office/session'],
  'session.read': ['GET', '/api/office/session'],
  'session.list': ['GET', '/api/office/sessions'],
  'session.end': ['DELETE', '/api/office/sessions/{id}'],
  'session.passkeys': ['GET', '/api/office/passkeys'],
  'passkeys.begin': ['POST', '/api/office/passkeys/challenge'],
  'passkeys.add': ['POST', '/api/office/passkeys'],
  'passkeys.remove': ['DELETE', '/api/office/passkeys/{id}'],
  'today.read': ['GET', '/api/office/today'],
  'members.search': ['GET', '/api/office/members'],
  'members.read': ['GET', '/api/office/members/{username}'],
  'members.statement': ['GET', '/api/office/members/{username}/statement'],
  'members.play': ['GET', '/api/office/members/{username}/play'],
  'members.limits': ['GET', '/api/office/members/{username}/limits'],
  'members.sessions': ['GET', '/api/office/members/{username}/sessions'],
  'members.factors': ['GET', '/api/office/members/{username}/factors'],
  'members.referrals': ['GET', '/api/office/members/{username}/referrals'],
  'members.notes': ['GET', '/api/office/members/{username}/notes'],
  'members.audit': ['GET', '/api/office/members/{username}/audit'],
  'members.addNote': ['POST', '/api/office/members/{username}/notes'],
  'members.lock': ['POST', '/api/office/members/{username}/lock'],
  'members.unlock': ['POST', '/api/office/members/{username}/unlock'],
  'members.endSessions': ['POST', '/api/office/members/{username}/end-sessions'],
  'members.removeFactors': ['POST', '/api/office/members/{username}/remove-factors'],
  'members.exclude': ['POST', '/api/office/members/{username}/exclusion'],
  'members.export': ['POST', '/api/office/members/{username}/personal-data'],
  'members.correct': ['POST', '/api/office/members/{username}/correction'],
  'members.close': ['POST', '/api/office/members/{username}/close'],
  'support.list': ['GET', '/api/office/threads'],
  'support.read': ['GET', '/api/office/threads/{id}'],
  'support.answer': ['POST', '/api/office/threads/{id}/answers'],
  'support.close': ['POST', '/api/office/threads/{id}/close'],
  'money.list': ['GET', '/api/office/money'],
  'money.read': ['GET', '/api/office/money/{record}/{id}'],
  'money.retry': ['POST', '/api/office/money/{record}/{id}/retry'],
  'money.settle': ['POST', '/api/office/money/{record}/{id}/settle'],
  'money.refuse': ['POST', '/api/office/money/{record}/{id}/refuse'],
  'money.reverse': ['POST', '/api/office/money/{record}/{id}/reverse'],
  'approvals.list': ['GET', '/api/office/approvals'],
  'approvals.approve': ['POST', '/api/office/approvals/{id}/approve'],
  'approvals.refuse': ['POST', '/api/office/approvals/{id}/refuse'],
  'cases.list': ['GET', '/api/office/cases'],
  'cases.close': ['POST', '/api/office/cases/{id}/close'],
  'audit.list': ['GET', '/api/office/audit'],
  'audit.verify': ['GET', '/api/office/audit/verification'],
  'audit.csv': ['GET', '/api/office/audit/entries.csv'],
  'reports.read': ['GET', '/api/office/reports/days'],
  'reports.csv': ['GET', '/api/office/reports/days.csv'],
  'campaigns.read': ['GET', '/api/office/campaigns/{kind}'],
  'campaigns.save': ['PUT', '/api/office/campaigns/{kind}'],
  'campaigns.versions': ['GET', '/api/office/campaigns/{kind}/versions'],
  'campaigns.version': ['GET', '/api/office/campaigns/{kind}/versions/{number}'],
  'campaigns.restore': ['POST', '/api/office/campaigns/{kind}/versions/{number}/restore'],
  'campaigns.storePicture': ['POST', '/api/office/pictures'],
  'campaigns.board': ['GET', '/api/office/tournaments/{id}/board'],
  'campaigns.endTournament': ['POST', '/api/office/tournaments/{id}/end'],
  'coupons.list': ['GET', '/api/office/coupons'],
  'coupons.create': ['POST', '/api/office/coupons'],
  'coupons.codes': ['POST', '/api/office/coupons/{id}/codes'],
  'coupons.disable': ['POST', '/api/office/coupons/{id}/disable'],
  'staff.list': ['GET', '/api/office/staff'],
  'staff.invite': ['POST', '/api/office/staff'],
  'staff.changeRole': ['POST', '/api/office/staff/{username}/role'],
  'staff.disable': ['POST', '/api/office/staff/{username}/disable'],
} as const satisfies Record<string, readonly ['GET' | 'POST' | 'PUT' | 'DELETE', string]>;

/** A name of {@link OFFICE_CALLS}. */
export type OfficeCallName = keyof typeof OFFICE_CALLS;

/** With it, accounts of the platform name the agent that a call is about: its prefix. Other accounts may omit it. */
export const OFFICE_AGENT_HEADER = 'x-office-agent';

/** Port of the back office if `OFFICE_PORT` is not set. */
export const OFFICE_DEFAULT_PORT = 3300;
