/// <reference path="./css.d.ts" />
export * from './api/get-protection';
export * from './components/session-reminder';
export * from './feature';
