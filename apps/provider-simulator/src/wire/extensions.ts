import { extensionNames, extensionOf, type WireContract } from '@housebrand/providers';
import { Injectable } from '@nestjs/common';

/** Which extensions this provider has. In memory only: a restart restores all of them. */
@Injectable()
export class Extensions {
  private readonly missing = new Set<string>();

  set(extension: string, isOffered: boolean): void {
    if (isOffered) this.missing.delete(extension);
    else this.missing.add(extension);
  }

  offerAll(): void {
    this.missing.clear();
  }

  list(): { extension: string; isOffered: boolean }[] {
    return extensionNames().map((extension) => ({ extension, isOffered: !this.missing.has(extension) }));
  }

  has(contract: Pick<WireContract, 'system' | 'name' | 'extension'>): boolean {
    const extension = extensionOf(contract);
    return extension === null || !this.missing.has(extension);
  }
}
