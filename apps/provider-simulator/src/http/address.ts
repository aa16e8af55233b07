import { Inject, Injectable } from '@nestjs/common';
import { SIMULATOR_CONFIG, type SimulatorConfig } from '../settings/config';

/** The simulator's address for browsers. Known once the server listens, because the operating system may choose the port. */
@Injectable()
export class Address {
  private port: number;

  constructor(@Inject(SIMULATOR_CONFIG) private readonly config: SimulatorConfig) {
    this.port = config.port;
  }

  get origin(): string {
    return this.config.publicUrl ?? `http://localhost:${this.port}`;
  }

  listening(port: number): void {
    this.port = port;
  }
}
