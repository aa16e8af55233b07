export * from './api/get-__name__-entries';
export * from './feature';
