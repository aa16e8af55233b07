import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A TCP proxy to one system that can be cut and restored. It does not inspect the traffic. */
export class ProviderGate {
  /** Connections rejected while the gate was cut. */
  turnedAway = 0;
  private isCut = false;
  private answered: (() => void) | undefined;
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  private readonly target: string;

  /** @param target the system's base URL */
  constructor(target: string) {
    this.target = target;
    const { hostname, port } = new URL(target);
    this.server = createServer((near) => {
      if (this.isCut) {
        this.turnedAway += 1;
        near.resetAndDestroy();
        return;
      }
      const far = connect(Number(port), hostname);
      this.keep(near, far);
      this.keep(far, near);
      // registered before the pipe, so that the reply can be dropped
      far.on('data', () => this.answered?.());
      near.pipe(far);
      far.pipe(near);
    });
  }

  /** @returns the base URL by which the system is reached through the gate */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}${new URL(this.target).pathname}`;
  }

  /** Rejects new connections and drops those in progress. */
  cut(): void {
    this.isCut = true;
    this.turnedAway = 0;
    for (const socket of this.sockets) socket.resetAndDestroy();
  }

  /**
   * Cuts the gate at the next reply: the system has processed the request, but the caller gets no reply. Resolves at
   * that point.
   */
  cutAtAnswer(): Promise<void> {
    return new Promise((resolve) => {
      this.answered = () => {
        this.answered = undefined;
        this.cut();
        resolve();
      };
    });
  }

  restore(): void {
    this.isCut = false;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private keep(socket: Socket, other: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      this.sockets.delete(socket);
      other.destroy();
    });
  }
}
