/** The topic that tells every instance of a session that ended or changed; its key is the session's id. */
export const SESSION_CHANGED = 'session-changed';
