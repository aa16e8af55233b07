/** The topic of `Changes` that tells every instance of a changed agent; its key is the prefix. */
export const AGENT_CHANGED = 'agent-changed';
