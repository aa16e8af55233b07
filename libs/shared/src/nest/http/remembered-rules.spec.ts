import { describe, expect, it, jest } from '@jest/globals';
import { IsInt, IsString, MaxLength, MetadataStorage, getMetadataStorage, validateSync } from 'class-validator';
import { rememberRules } from './validation';

class Base {
  @IsString()
  @MaxLength(3)
  name!: string;
}
class Derived extends Base {
  @IsInt({ groups: ['strict'] })
  count!: number;
}

const problems = (value: object, groups?: string[]) =>
  validateSync(Object.assign(new Derived(), value), groups ? { groups } : {}).map(({ property }) => property);

describe('rememberRules', () => {
  it('leaves inherited rules and groups as they are, also when it is called again', () => {
    const before = [problems({ name: 'long', count: 1 }), problems({ name: 'long', count: 'x' }, ['strict'])];
    for (let time = 0; time < 2; time += 1) {
      rememberRules(getMetadataStorage());
      const after = [problems({ name: 'long', count: 1 }), problems({ name: 'long', count: 'x' }, ['strict'])];
      expect(after).toEqual(before);
    }
    expect(before).toEqual([['name'], ['count']]);
  });

  it('collects the rules of a class once without groups', () => {
    const storage = new MetadataStorage();
    const collect = jest.spyOn(storage, 'getTargetValidationMetadatas');
    rememberRules(storage);
    const ask = (groups?: string[]) => storage.getTargetValidationMetadatas(Derived, '', false, false, groups);
    expect(ask()).toBe(ask());
    expect(collect).toHaveBeenCalledTimes(1);
    ask(['strict']);
    expect(collect).toHaveBeenCalledTimes(2);
  });
});
