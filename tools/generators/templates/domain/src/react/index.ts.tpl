export * from './feature';
