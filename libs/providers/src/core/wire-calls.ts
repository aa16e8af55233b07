import type { WireContract } from './contract';
import { externalContracts } from './external.schemas';
import { gamePlatformContracts } from './game-platform.schemas';
import { memberSystemContracts } from './member-system.schemas';

/** Every call there is. The simulator mounts each; adding a call of the provider is adding it to its system's list. */
export const wireCalls: readonly WireContract[] = [
  ...Object.values(memberSystemContracts),
  ...Object.values(gamePlatformContracts),
  ...Object.values(externalContracts),
];
