import type { FileName, Slots } from './draw-file';

const NAMES = ['light', 'base', 'shade', 'deep', 'accent'] as const;

function look(text: string): Slots {
  return Object.fromEntries(text.split(' ').map((color, index) => [NAMES[index], `#${color}`]));
}

/** Motifs with colours of their own, each time one of several looks. A look that is listed twice is more frequent. */
export const LOOKS = {
  bubbleTea: [look('f5cfa0 a8642a'), look('d8f0b8 6a9a3a'), look('e8d0ff 8a5ac9'), look('ffc8dc d8508a')],
  diamond: [
    look('bfe6ff 2f86ff 0a3fa8'),
    look('ffd3da ff3d5b 8a0b2e'),
    look('e2fff3 2fe0a4 0a8a62'),
    look('eddcff a45aff 4a12a0'),
    look('fff0c0 ffb52e 9a5a05'),
    look('ffffff c2e8ff 5a8ab8'),
  ],
  dragonHead: [
    look('d0ffe0 22b070 03402c'),
    look('ffd0b8 e0302a 5a0410'),
    look('d0ecff 2f86ff 062a6b'),
    look('fff0b8 e8a020 6b3a05'),
  ],
  elephant: [
    look('ffffff e7ddff a993d8'),
    look('ffe9f2 ffb9d4 d87aa8'),
    look('e8f2ff a9c4ea 6a88c0'),
    look('fff6d8 f0d090 b88a3a'),
  ],
  luckyCat: [
    look('5a5f80 23263c 0c0d18 05060c ff8aa0'),
    look('ffffff f2f0ff c2bfe0 4a4a78 ff9ab0'),
    look('fff6c0 ffc83a d98a0a 7a3f05 ff7a5a'),
  ],
  naga: [
    look('c9ffdc 26c27a 067048 033a2a'),
    look('c9ffdc 26c27a 067048 033a2a'),
    look('c9ffdc 26c27a 067048 033a2a'),
    look('d0ecff 2f8af0 0a4aa8 06204e'),
    look('fff0b8 f0b02a a8640a 4a2a05'),
    look('ffd0d8 f03a5a 9a0a2a 3a0412'),
    look('ecd8ff a45af0 5a12b0 240650'),
  ],
  piggyBank: [look('ffe0ea ff8ab0 c9306a'), look('fff6c8 ffc83a b8730f'), look('e0f0ff 7ab8ff 2a5ac0')],
  raceCar: [
    look('ffb0a0 e0203a 5a0410'),
    look('fff0a0 f0b01f 7a4a05'),
    look('b8e8ff 1478e0 06245e'),
    look('d0ffd8 18b058 04401c'),
    look('e8c8ff 8a3aff 2a0670'),
  ],
  templeGiant: [
    look('8affc8 18a068 04503a'),
    look('c9d8ff 4a6ae0 16246b'),
    look('ffc9b8 e0402a 6b0a12'),
    look('ffffff d8d0f0 8a7ab8'),
  ],
  tiger: [
    look('ffd36a ff9a1f e0590a 9c2d04'),
    look('ffd36a ff9a1f e0590a 9c2d04'),
    look('ffffff f2f6ff c2d0ea 7a8ab8'),
    look('c2ecff 5ab0f0 1c5fb8 0a2a6b'),
    look('fff6c0 ffd23a d9920a 8a4a05'),
  ],
} satisfies Partial<Record<FileName, readonly Slots[]>>;
