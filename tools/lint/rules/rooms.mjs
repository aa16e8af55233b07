import { dirname, relative, resolve, sep } from 'node:path';
import { mayEnter, applicationMayEnter, roomOf, sourceOfDoor, specsMayEnter } from '../house.mjs';
import { importsOf } from './imports.mjs';

const entrances = new Map();

/** The layers from which a layer may import, including itself. */
function enteredFrom(room, isSpec) {
  const key = `${room} ${isSpec}`;
  if (!entrances.has(key)) {
    const [, application] = /^app:(.+)$/.exec(room) ?? [];
    const [library, face] = [room.split('/')[0], room.slice(room.indexOf('/') + 1)];
    const own = application ? applicationMayEnter(application) : mayEnter(library, face);
    entrances.set(key, new Set([room, ...own, ...(isSpec ? specsMayEnter(application ?? library) : [])]));
  }
  return entrances.get(key);
}

/** A layer imports from itself and from the layers that house.mjs lists for it. */
export const roomsRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      refused: "'{{from}}' may not import from '{{to}}': see tools/lint/house.mjs for the allowed imports.",
    },
  },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const from = roomOf(file);
    if (!from) return {};
    const entered = enteredFrom(from, /\.spec\.tsx?$/.test(file));
    return importsOf((node, specifier) => {
      const target = specifier.startsWith('.')
        ? relative(context.cwd, resolve(dirname(context.filename), specifier))
            .split(sep)
            .join('/')
        : sourceOfDoor(specifier);
      const to = target && roomOf(target);
      if (to && !entered.has(to)) context.report({ node, messageId: 'refused', data: { from, to } });
    });
  },
};
