import { __camel__Contracts as calls } from '@housebrand/providers';
import { Injectable } from '@nestjs/common';
import { handler, type WireHandler } from '../handler';

/** What the simulator answers to the calls of this family. */
@Injectable()
export class __Name__Handlers {
  all(): WireHandler[] {
    return [handler(calls.__camel__Status, () => ({ result: { state: 'OPEN' } }))];
  }
}
