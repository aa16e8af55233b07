import { conflict, fixedError, notFound } from '@housebrand/shared';

/** Wrong username or password, a disabled account, or a network that is not allowed: 401, always the same. */
export class StaffLoginRefused extends fixedError({ status: 401, messageKey: 'office.loginRefused' }) {}

/** The login is not complete: the second factor is missing: 403. */
export class StaffFactorNeeded extends fixedError({ status: 403, messageKey: 'office.factorNeeded' }) {}

/** The code is wrong or was used before: 422. */
export class StaffCodeRefused extends fixedError({ status: 422, messageKey: 'office.codeRefused' }) {}

/** The account has a second factor; only another account can remove it: 409. */
export class StaffFactorExists extends conflict('office.factorExists') {}

/** The passkey does not belong to the account or to this host, or its answer matches no open challenge: 422. */
export class StaffPasskeyRefused extends fixedError({ status: 422, messageKey: 'office.passkeyRefused' }) {}

/** Passkeys work in a browser only, on a host with a name: 409. */
export class NoStaffPasskeyHere extends conflict('office.noPasskeyHere') {}

/** The agent has this passkey already: 409. */
export class StaffPasskeyExists extends conflict('office.passkeyExists') {}

/** The account has no such passkey: 404. */
export class UnknownStaffPasskey extends notFound('office.unknownPasskey') {}

/** The invitation is unknown, used or expired: 404. */
export class UnknownInvitation extends notFound('office.unknownInvitation') {}

/** There is no such account of this agent: 404. */
export class UnknownStaff extends notFound('office.unknownStaff') {}

/** An account with this name exists: 409. */
export class StaffExists extends conflict('office.staffExists') {}

/** The installation has an account, so no first one can be invited: 409. */
export class NotFirstStaff extends conflict('office.notFirstStaff') {}

/** An account cannot change its own role or disable itself: 409. */
export class OwnAccount extends conflict('office.ownAccount') {}

/** The agent has no such member: 404. */
export class UnknownOfficeMember extends notFound('office.unknownMember') {}

/** The member's account is closed for good: 409. */
export class MemberIsClosed extends conflict('office.memberClosed') {}

/** The member's phone number is not known: 409. */
export class MemberHasNoPhone extends conflict('office.memberHasNoPhone') {}

/** An exclusion is never shortened: 409. */
export class ExclusionNotShorter extends conflict('office.exclusionNotShorter') {}

/** There is no such payment or move: 404. */
export class UnknownMoney extends notFound('office.unknownMoney') {}

/** The action is not possible in the current state: 409. */
export class MoneyHasChanged extends conflict('office.moneyHasChanged') {}

/** Another movement has this reference: 409. */
export class ReferenceTaken extends conflict('office.referenceTaken') {}

/** The amount is missing, or differs from the known one: 422. */
export class AmountDiffers extends fixedError({ status: 422, messageKey: 'office.amountDiffers' }) {}

/** There is no such request for approval: 404. */
export class UnknownApproval extends notFound('office.unknownApproval') {}

/** Accounts cannot approve their own requests: 409. */
export class OwnRequest extends conflict('office.ownRequest') {}

/** The request was decided or has expired: 409. */
export class ApprovalDecided extends conflict('office.approvalDecided') {}

/** There is no such open case: 404. */
export class UnknownCase extends notFound('office.unknownCase') {}

/** There is no such kind of campaign, or no such version: 404. */
export class UnknownCampaign extends notFound('office.unknownCampaign') {}

/** The document has changed since it was read: 409. */
export class CampaignHasChanged extends conflict('office.campaignHasChanged') {}
