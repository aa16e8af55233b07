export * from './a-member';
export * from './answers';
export * from './render-screen';
