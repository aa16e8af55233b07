export type { DocsPage } from './docs-files';
export * from './mount-docs';
