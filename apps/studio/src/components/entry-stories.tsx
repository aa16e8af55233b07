import { Entry, EntryButton, EntryGroup } from '@housebrand/shared/react';

const nothing = () => {};

/** The parts of lists by day or month. */
export const entryStories = {
  Entry: () => (
    <ul>
      <Entry>An entry</Entry>
    </ul>
  ),
  EntryButton: () => (
    <EntryButton icon="★" status="completed" title="Deposit" details="09:30" onClick={nothing}>
      +500.00
    </EntryButton>
  ),
  EntryGroup: () => (
    <EntryGroup title="Today" aside={<span>2 entries</span>} note="Two deposits">
      {['09:30', '08:15'].map((at) => (
        <Entry key={at}>
          <EntryButton title="Deposit" details={at} onClick={nothing}>
            +500.00
          </EntryButton>
        </Entry>
      ))}
    </EntryGroup>
  ),
};
