/** Replaces style sheets and images in specs: every class name maps to itself. */
export default new Proxy({}, { get: (_target, key) => (typeof key === 'string' ? key : undefined) });
