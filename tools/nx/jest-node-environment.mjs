import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Jest's Node environment with plain globals. Otherwise each access to `Math`, `Object` or `Number` goes through a
 * proxy, which often costs more than the operation itself.
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
