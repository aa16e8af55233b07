/** Jest's transform of a mutation run: some files come with their mutants in them. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import swcJest from '@swc/jest';

const changed = JSON.parse(readFileSync(process.env.MUTATED_SOURCES, 'utf8'));

export default {
  createTransformer(options) {
    const inner = swcJest.createTransformer(options);
    const given = (source, path) => changed[path] ?? source;
    return {
      ...inner,
      process: (source, path, jest) => inner.process(given(source, path), path, jest),
      processAsync: (source, path, jest) => inner.processAsync(given(source, path), path, jest),
      getCacheKey: (source, path, jest) =>
        createHash('sha256')
          .update(`mutants ${inner.getCacheKey(given(source, path), path, jest)} ${given(source, path)}`)
          .digest('hex'),
    };
  },
};
