interface ImmutableMap {
  get: (name: string) => unknown;
  getIn: (path: readonly string[]) => unknown;
  update: (name: string, change: (value: Operations) => Operations) => ImmutableMap;
}
interface Operations {
  size: number;
  filter: (matches: (operation: ImmutableMap) => boolean) => Operations;
}
interface Tags {
  size: number;
  map: (change: (tag: ImmutableMap, name: string) => ImmutableMap) => Tags;
  filter: (keep: (tag: ImmutableMap) => boolean) => Tags;
}
interface React {
  createElement: (...args: unknown[]) => unknown;
}
interface Parts {
  layoutActions: { updateFilter: (text: string) => void };
  layoutSelectors: { currentFilter: () => unknown };
  specSelectors: { taggedOperations: () => Tags };
}

/**
 * A plugin of Swagger UI that runs in the browser, like `localReferences`. Swagger UI's own filter compares only names of tags. This one
 * finds calls that contain every word in their tag, name, path, summary or description, and opens their tags.
 */
export function searchCalls() {
  /** `true` is the empty filter, and `false` none. */
  const textOf = (filter: unknown): string => (typeof filter === 'string' && filter !== 'true' ? filter : '');

  const matches = (tag: string, words: readonly string[]) => (operation: ImmutableMap) => {
    const of = (name: string) => String(operation.getIn(['operation', name]) ?? '');
    // without the table of facts: most of them contain the same words
    const description = of('description').replace(/^\|.*$/gm, '');
    const text = [tag, operation.get('path'), of('operationId'), of('summary'), description].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  };

  const opsFilter = (tags: Tags, phrase: string): Tags => {
    const words = phrase.toLowerCase().split(/\s+/).filter(Boolean);
    return tags
      .map((tag, name) => tag.update('operations', (operations) => operations.filter(matches(name, words))))
      .filter((tag) => (tag.get('operations') as Operations).size > 0);
  };

  type IsShown = (thing: string | readonly string[], fallback: boolean) => boolean;
  /** Swagger UI gives the state to the wrapper alone; the original has it already. */
  const isShown = (original: IsShown) => (state: ImmutableMap, thing: string | readonly string[], fallback: boolean) =>
    original(thing, fallback || (thing[0] === 'operations-tag' && textOf(state.get('filter')) !== ''));

  const field = (_: unknown, { React: { createElement } }: { React: React }) =>
    function SearchField({ layoutActions, layoutSelectors }: Parts) {
      const filter = layoutSelectors.currentFilter();
      if (filter === false) return null;
      const input = createElement('input', {
        type: 'search',
        className: 'operation-filter-input',
        'aria-label': 'Search calls',
        placeholder: 'Search calls by name, path or description',
        value: textOf(filter),
        onChange: (event: { target: { value: string } }) => layoutActions.updateFilter(event.target.value),
      });
      return createElement('div', { className: 'filter wrapper' }, input);
    };

  const operations = (original: unknown, { React: { createElement } }: { React: React }) =>
    function FoundOperations(props: Parts) {
      const text = textOf(props.layoutSelectors.currentFilter());
      if (text === '' || props.specSelectors.taggedOperations().size > 0) return createElement(original, props);
      return createElement('p', { role: 'status' }, `No call matches “${text}”.`);
    };

  return {
    fn: { opsFilter },
    statePlugins: { layout: { wrapSelectors: { isShown } } },
    wrapComponents: { FilterContainer: field, operations },
  };
}
