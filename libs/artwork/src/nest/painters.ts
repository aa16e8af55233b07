import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Inject, Injectable, Optional, type OnApplicationShutdown } from '@nestjs/common';
import { PictureUnavailable, PictureUnreadable } from '../core';
import { startPainter } from './painter-process';
import { PaintingQueue, type Customer } from './painting-queue';
import type { PainterReply, Rendition } from './rendition';

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
/** Idle painters end, so that an idle API holds no image library in memory. */
const IDLE_MS = 15_000;
const ORDER_MS = 20_000;
/** Injection token for a painter's timeout per picture, ms; specs on a busy machine use a longer one. */
export const ORDER_MS_GIVEN = Symbol('OrderMs');
/** Locations of the painter's program: beside the API's bundle, beside the packed library, beside this source. */
const PROGRAMS = ['./media-painter.js', '../media-painter.js', './painter.worker.js', './painter.worker.ts'];

/** A small pool of painter processes, started on demand and ended when idle. */
@Injectable()
export class Painters implements OnApplicationShutdown {
  private readonly painters = new Set<Painter>();
  private readonly queue = new PaintingQueue<Order>();
  private readonly program = findProgram();
  private isClosed = false;

  constructor(@Optional() @Inject(ORDER_MS_GIVEN) private readonly orderMs: number = ORDER_MS) {}

  /**
   * @throws PictureUnreadable if the painter could not make it, crashed or hung
   * @throws PictureUnavailable if too many orders are waiting
   */
  paint(rendition: Rendition, customer: Customer = { urgency: 'member' }): Promise<Buffer> {
    if (this.isClosed) return Promise.reject(new PictureUnavailable('The painter pool is closed'));
    return new Promise((resolve, reject) => {
      if (this.queue.add({ rendition, resolve, reject }, customer)) this.dispatch();
      else reject(new PictureUnavailable('Too many pictures are waiting'));
    });
  }

  onApplicationShutdown(): void {
    this.isClosed = true;
    for (let order = this.queue.next(); order; order = this.queue.next())
      order.reject(new PictureUnavailable('The painter pool is closed'));
    for (const painter of this.painters) this.dismiss(painter, new PictureUnavailable('The painter pool is closed'));
  }

  private dispatch(): void {
    while (true) {
      const free = [...this.painters].find((painter) => painter.order === null);
      if (!free && this.painters.size >= MAX_PAINTERS) return;
      const order = this.queue.next();
      if (!order) return;
      this.assign(free ?? this.start(), order);
    }
  }

  private assign(painter: Painter, order: Order): void {
    if (painter.idle) clearTimeout(painter.idle);
    painter.idle = null;
    painter.order = order;
    painter.deadline = setTimeout(
      () => this.dismiss(painter, new PictureUnreadable('Painting took too long')),
      this.orderMs,
    );
    painter.process.ref();
    painter.process.channel?.ref();
    painter.process.send({ id: 0, rendition: order.rendition }, (error) => {
      if (error) this.dismiss(painter, new PictureUnavailable(error));
    });
  }

  private start(): Painter {
    const child = startPainter(this.program);
    const painter: Painter = { process: child, order: null, deadline: null, idle: null };
    this.painters.add(painter);
    child.on('message', (reply: PainterReply) => this.finish(painter, reply));
    child.on('exit', () => this.dismiss(painter, new PictureUnreadable('The painter crashed')));
    child.on('error', (error) => this.dismiss(painter, new PictureUnavailable(error)));
    return painter;
  }

  private finish(painter: Painter, reply: PainterReply): void {
    const order = painter.order;
    if (painter.deadline) clearTimeout(painter.deadline);
    painter.order = null;
    painter.deadline = null;
    if ('picture' in reply) order?.resolve(Buffer.from(reply.picture));
    else order?.reject(new PictureUnreadable(reply.error));
    painter.idle = setTimeout(() => this.dismiss(painter), IDLE_MS);
    painter.idle.unref();
    // an idle painter must not keep this process alive
    painter.process.unref();
    painter.process.channel?.unref();
    this.dispatch();
  }

  private dismiss(painter: Painter, reason = new PictureUnavailable()): void {
    if (!this.painters.delete(painter)) return;
    if (painter.deadline) clearTimeout(painter.deadline);
    if (painter.idle) clearTimeout(painter.idle);
    painter.order?.reject(reason);
    // a shutdown does not wait for the painter's end
    painter.process.unref();
    painter.process.channel?.unref();
    painter.process.kill('SIGKILL');
    if (!this.isClosed) this.dispatch();
  }
}

function findProgram(): string {
  const candidates = PROGRAMS.map((path) => fileURLToPath(new URL(path, import.meta.url)));
  const found = candidates.find((path) => existsSync(path));
  if (!found) throw new Error(`The painter's program is missing: ${candidates.join(', ')}`);
  return found;
}
