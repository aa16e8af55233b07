import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PictureUnavailable } from '../core';
import type { PainterReply, Rendition } from './rendition';

/** `member`: somebody waits for it. `spare`: made ahead, while nobody waits. */
export type Urgency = 'member' | 'spare';

interface Order {
  rendition: Rendition;
  resolve: (picture: Buffer) => void;
  reject: (error: Error) => void;
}

interface Painter {
  process: ChildProcess;
  order: Order | null;
  deadline: NodeJS.Timeout | null;
  idle: NodeJS.Timeout | null;
}

const MAX_PAINTERS = Math.max(1, Math.min(3, availableParallelism() - 1));
/** Idle painters leave: an API at rest holds no image library in memory. */
const IDLE_MS = 15_000;
const ORDER_MS = 20_000;
const MAX_WAITING = 600;
/** Where the painter's program is: beside the API's bundle, beside the packed library, beside this source. */
const PROGRAMS = ['./media-painter.js', '../media-painter.js', './painter.worker.js', './painter.worker.ts'];

/** A small pool of painter processes, started when there is work and ended when there is none. */
@Injectable()
export class Painters implements OnApplicationShutdown {
  private readonly painters = new Set<Painter>();
  private readonly waiting: Record<Urgency, Order[]> = { member: [], spare: [] };
  private readonly program = findProgram();
  private isClosed = false;

  /** @throws PictureUnavailable when too many wait, or the painter died or hung */
  paint(rendition: Rendition, urgency: Urgency = 'member'): Promise<Buffer> {
    if (this.isClosed) return Promise.reject(new PictureUnavailable('The painters have left'));
    if (this.waiting[urgency].length >= MAX_WAITING)
      return Promise.reject(new PictureUnavailable('Too many pictures wait'));
    return new Promise((resolve, reject) => {
      this.waiting[urgency].push({ rendition, resolve, reject });
      this.handOut();
    });
  }

  onApplicationShutdown(): void {
    this.isClosed = true;
    for (const order of [...this.waiting.member.splice(0), ...this.waiting.spare.splice(0)])
      order.reject(new PictureUnavailable('The painters have left'));
    for (const painter of this.painters) this.dismiss(painter, 'The painters have left');
  }

  private handOut(): void {
    const order = this.waiting.member[0] ?? this.waiting.spare[0];
    if (!order) return;
    const free = [...this.painters].find((painter) => painter.order === null);
    if (!free && this.painters.size >= MAX_PAINTERS) return;
    (this.waiting.member.length > 0 ? this.waiting.member : this.waiting.spare).shift();
    this.assign(free ?? this.hire(), order);
    this.handOut();
  }

  private assign(painter: Painter, order: Order): void {
    if (painter.idle) clearTimeout(painter.idle);
    painter.idle = null;
    painter.order = order;
    painter.deadline = setTimeout(() => this.dismiss(painter, 'The picture took too long'), ORDER_MS);
    painter.process.ref();
    painter.process.channel?.ref();
    painter.process.send({ id: 0, rendition: order.rendition }, (error) => {
      if (error) this.dismiss(painter, error.message);
    });
  }

  private hire(): Painter {
    const child = fork(this.program, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [],
    });
    const painter: Painter = { process: child, order: null, deadline: null, idle: null };
    this.painters.add(painter);
    child.on('message', (reply: PainterReply) => this.finish(painter, reply));
    child.on('exit', () => this.dismiss(painter, 'The painter died'));
    child.on('error', (error) => this.dismiss(painter, error.message));
    return painter;
  }

  private finish(painter: Painter, reply: PainterReply): void {
    const order = painter.order;
    if (painter.deadline) clearTimeout(painter.deadline);
    painter.order = null;
    painter.deadline = null;
    if ('picture' in reply) order?.resolve(Buffer.from(reply.picture));
    else order?.reject(new PictureUnavailable(reply.error));
    painter.idle = setTimeout(() => this.dismiss(painter, ''), IDLE_MS);
    painter.idle.unref();
    // an idle painter keeps no process alive
    painter.process.unref();
    painter.process.channel?.unref();
    this.handOut();
  }

  private dismiss(painter: Painter, reason: string): void {
    if (!this.painters.delete(painter)) return;
    if (painter.deadline) clearTimeout(painter.deadline);
    if (painter.idle) clearTimeout(painter.idle);
    painter.order?.reject(new PictureUnavailable(reason));
    // whoever shuts down does not wait for its last breath
    painter.process.unref();
    painter.process.channel?.unref();
    painter.process.kill('SIGKILL');
    if (!this.isClosed) this.handOut();
  }
}

function findProgram(): string {
  const candidates = PROGRAMS.map((path) => fileURLToPath(new URL(path, import.meta.url)));
  const found = candidates.find((path) => existsSync(path));
  if (!found) throw new Error(`The painter's program is missing: ${candidates.join(', ')}`);
  return found;
}
