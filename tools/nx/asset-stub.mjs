/** What a style sheet or a picture is to a spec: every class name is its own name. */
export default new Proxy({}, { get: (_target, key) => (typeof key === 'string' ? key : undefined) });
