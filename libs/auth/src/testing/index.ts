export * from './auth-world';
export * from './fake-providers';
export * from './given-agents';
export * from './session-jar';
export * from './given-registration';
export * from './software-authenticator';
export { solveProof } from './solve-proof';
export { Visitor, type VisitorReply } from './visitor';
