/** The topic of `Changes` that tells every instance of what an agent has written anew; its key is the prefix. */
export const CONTENT_CHANGED = 'content-changed';
