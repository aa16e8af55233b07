export * from './fixed-clock';
