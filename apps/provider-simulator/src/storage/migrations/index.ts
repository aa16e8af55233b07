import { baseline } from './0001-baseline';
import { statement } from './0002-statement';
import { pageColors } from './0003-page-colors';
import { recordAtOnce } from './0004-record-at-once';
import { memberMessages } from './0005-member-messages';

/** One step of the simulator's schema. Never edit an applied step: the runner compares checksums. */
export interface SimulatorMigration {
  id: string;
  sql: string;
}

/** The simulator's migrations, in the order in which they are applied. */
export const simulatorMigrations: readonly SimulatorMigration[] = [
  baseline,
  statement,
  pageColors,
  recordAtOnce,
  memberMessages,
];
