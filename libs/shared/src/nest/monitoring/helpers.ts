import { Injectable } from '@nestjs/common';

/** Optional dependencies: an instance serves without them and reports itself as degraded. */
@Injectable()
export class Helpers {
  private readonly checks = new Map<string, () => Promise<boolean>>();

  watch(name: string, isUp: () => Promise<boolean>): void {
    this.checks.set(name, isUp);
  }

  /** Returns the names of unavailable helpers. */
  async missing(): Promise<string[]> {
    const states = await Promise.all([...this.checks].map(async ([name, isUp]) => ({ name, isUp: await isUp() })));
    return states.filter(({ isUp }) => !isUp).map(({ name }) => name);
  }
}
