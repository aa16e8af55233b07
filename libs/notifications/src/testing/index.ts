export * from './local-push-service';
export * from './push-browser';
