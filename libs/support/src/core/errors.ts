import { conflict, fixedError, notFound } from '@housebrand/shared';

/** There is no such thread of this member or agent: 404. */
export class UnknownThread extends notFound('support.unknownThread') {}

/** The member has no such payment: 404. */
export class UnknownPayment extends notFound('support.unknownPayment') {}

/** The thread is closed; a new question starts another: 409. */
export class ThreadClosed extends conflict('support.closed') {}

/** As many questions as allowed wait for an answer: 422. */
export class TooManyOpenThreads extends fixedError({ status: 422, messageKey: 'support.tooManyOpen' }) {}
