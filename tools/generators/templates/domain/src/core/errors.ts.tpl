import { NotFound } from '@housebrand/shared';

/** No open entry of the agent has this id. */
export class __Name__EntryNotFound extends NotFound {
  constructor() {
    super('__name__.entryNotFound');
  }
}
