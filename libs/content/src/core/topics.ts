/** The topic of `Changes` that notifies every instance of an agent's changed content; the key is the prefix. */
export const CONTENT_CHANGED = 'content-changed';
