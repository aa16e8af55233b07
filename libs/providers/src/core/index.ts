export * from './contract';
export * from './control.schemas';
export * from './external.schemas';
export * from './game-platform.schemas';
export * from './member-system.schemas';
export * from './reply';
export * from './values.schemas';
export * from './wire-calls';
