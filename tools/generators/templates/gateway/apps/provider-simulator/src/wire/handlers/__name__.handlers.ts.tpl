import { __camel__Contracts as calls } from '@housebrand/providers';
import { Injectable } from '@nestjs/common';
import { handler, type WireHandler } from '../handler';

/** The simulator's replies to this family of calls. */
@Injectable()
export class __Name__Handlers {
  all(): WireHandler[] {
    return [handler(calls.__camel__Status, () => ({ result: { state: 'OPEN' } }))];
  }
}
