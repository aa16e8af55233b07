import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Jest's environment for Node with a context of its own globals: otherwise each `Math`, `Object` or `Number` that a spec or a
 * package says is asked of a proxy outside, which costs more than most of what is done with it.
 */
export default class PlainNodeEnvironment extends TestEnvironment {
  constructor(...parts) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...parts);
    } finally {
      vm.createContext = createContext;
    }
  }
}
