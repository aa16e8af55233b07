export { __name__Migrations } from './migrations';
export { __Name__Module } from './__name__.module';
export { __name__EntryTable } from './__name__.tables';
