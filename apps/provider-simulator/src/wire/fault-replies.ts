import type { ServerResponse } from 'node:http';
import type { FaultKind } from '@housebrand/providers';
import type { FastifyReply } from 'fastify';
import type { Fault, Faults } from './faults';

const HUGE_BYTES = 20 * 1024 * 1024;
const HTML =
  '<!doctype html><html><head><title>Bad gateway</title></head><body><h1>502</h1><p>upstream is away</p></body></html>';

type Misbehave = (context: {
  raw: ServerResponse;
  body: Record<string, unknown>;
  fault: Fault;
  faults: Faults;
}) => void;

const send = (raw: ServerResponse, status: number, type: string, body: string): void => {
  raw.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
  raw.end(body);
};
const json = (raw: ServerResponse, body: unknown, status = 200): void =>
  send(raw, status, 'application/json; charset=utf-8', JSON.stringify(body));
const withCode =
  (code: number, message: string): Misbehave =>
  ({ raw }) =>
    json(raw, { code, msg: message, message, result: null });
const withStatus =
  (status: number): Misbehave =>
  ({ raw }) =>
    status === 502
      ? send(raw, status, 'text/html', HTML)
      : json(raw, { statusCode: status, error: 'upstream' }, status);

/** Sends nothing until the caller disconnects or the faults are cleared. */
const silence: Misbehave = ({ raw, faults }) => {
  const forget = faults.hold(() => raw.destroy());
  raw.once('close', forget);
};

/** Replaces numbers by strings, strings by numbers, and lists by objects. */
function twisted(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.length;
  if (Array.isArray(value)) return { length: value.length };
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === 'code' ? inner : twisted(inner)]),
  );
}

function drip(raw: ServerResponse, body: string, faults: Faults): void {
  const bytes = Buffer.from(body);
  raw.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length });
  let sent = 0;
  const timer = setInterval(() => {
    raw.write(bytes.subarray(sent, sent + 1));
    sent += 1;
    if (sent >= bytes.length) raw.end();
  }, 1_000);
  const forget = faults.hold(() => raw.destroy());
  raw.once('close', () => {
    clearInterval(timer);
    forget();
  });
}

/** Sends each kind of fault. */
const misbehaviour: Readonly<Record<FaultKind, Misbehave>> = {
  reset: ({ raw }) => raw.socket?.resetAndDestroy(),
  doneReplyLost: ({ raw }) => raw.socket?.end(),
  timeoutBefore: silence,
  timeoutAfter: silence,
  http500: withStatus(500),
  http502: withStatus(502),
  http503: withStatus(503),
  html200: ({ raw }) => send(raw, 200, 'text/html', HTML),
  cutJson: ({ raw, body }) => {
    const text = JSON.stringify(body);
    send(raw, 200, 'application/json', text.slice(0, Math.floor(text.length / 2)));
  },
  wrongTypes: ({ raw, body }) => json(raw, twisted(body)),
  missingCode: ({ raw, body: { code: _code, ...rest } }) => json(raw, rest),
  huge: ({ raw, body, fault }) => json(raw, { ...body, padding: 'x'.repeat(fault.size ?? HUGE_BYTES) }),
  slow: ({ raw, body, faults }) => drip(raw, JSON.stringify(body), faults),
  redirect: ({ raw, fault }) => {
    raw.writeHead(302, { location: fault.location ?? 'http://169.254.169.254/latest/meta-data/' });
    raw.end();
  },
  code1003: withCode(1003, 'เซสชันไม่ถูกต้อง กรุณาเข้าสู่ระบบอีกครั้ง'),
  code1005: withCode(1005, 'เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง'),
  code900: withCode(900, 'รับคำขอแล้ว'),
  maintenance: ({ raw }) => {
    const message = 'กำลังปรับปรุงระบบ กรุณาลองใหม่ในภายหลัง';
    json(raw, { code: 503, msg: message, message, result: null }, 503);
  },
  unknownCode: ({ raw, fault }) => withCode(fault.code ?? 7_777, 'รหัสที่ไม่รู้จัก')({ raw } as Parameters<Misbehave>[0]),
};

/** Takes the reply over from the framework and sends the fault. */
export function misbehave(
  reply: FastifyReply,
  body: Record<string, unknown>,
  fault: Fault,
  faults: Faults,
): FastifyReply {
  reply.hijack();
  misbehaviour[fault.kind]({ raw: reply.raw, body, fault, faults });
  return reply;
}
