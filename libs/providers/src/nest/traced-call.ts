import { keptTraces, type OutboundReply, type OutboundRequest } from '@housebrand/shared/nest';
import { callName, type WireContract } from '../core';

/** List entries recorded in a trace; the first ones suffice. */
const LIST_SHOWN = 3;

/** Makes a call and, if tracing is on, records request and reply with lists shortened to their first entries. */
export async function traced(
  contract: WireContract,
  { path, json }: OutboundRequest,
  call: () => Promise<OutboundReply>,
): Promise<OutboundReply> {
  const traces = keptTraces();
  if (!traces) return call();
  const began = performance.now();
  const note = (answer: { status: number; body: unknown } | null, failure?: string) =>
    traces.call({
      call: callName(contract),
      route: `${contract.method} ${path}`,
      sent: shortened(json),
      answer,
      ...(failure !== undefined && { failure }),
      ms: Math.round((performance.now() - began) * 10) / 10,
    });
  try {
    const reply = await call();
    note({ status: reply.status, body: shortened(reply.body) });
    return reply;
  } catch (error) {
    note(null, String((error as { reason?: unknown }).reason ?? (error as Error).name));
    throw error;
  }
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) {
    const more = value.length - LIST_SHOWN;
    return [...value.slice(0, LIST_SHOWN).map(shortened), ...(more > 0 ? [`… ${more} more`] : [])];
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}
