export { __camel__ } from './__name__.domain';
export { __Name__Module } from './__name__.module';
