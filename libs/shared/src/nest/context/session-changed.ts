/** The `Changes` topic of sessions that ended or changed; its key is the session's id. */
export const SESSION_CHANGED = 'session-changed';
