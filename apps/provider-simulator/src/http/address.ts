import { Inject, Injectable } from '@nestjs/common';
import { SIMULATOR_CONFIG, type SimulatorConfig } from '../settings/config';

/** Where browsers find this simulator. Known once the server listens, when the port was left to the machine. */
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
