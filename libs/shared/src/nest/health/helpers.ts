import { Injectable } from '@nestjs/common';

/** What this instance uses and can do without: when one is away, it serves all the same and says so. */
@Injectable()
export class Helpers {
  private readonly checks = new Map<string, () => Promise<boolean>>();

  watch(name: string, isUp: () => Promise<boolean>): void {
    this.checks.set(name, isUp);
  }

  /** Names of those that are away. */
  async missing(): Promise<string[]> {
    const states = await Promise.all([...this.checks].map(async ([name, isUp]) => ({ name, isUp: await isUp() })));
    return states.filter(({ isUp }) => !isUp).map(({ name }) => name);
  }
}
