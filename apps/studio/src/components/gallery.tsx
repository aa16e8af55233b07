import { Component, Suspense, type ReactNode } from 'react';
import { domainStories } from './domain-stories';
import { kitStories } from './kit-stories';

/** Components by library and name, each rendered in its states. */
export const stories: Readonly<Record<string, Readonly<Record<string, () => ReactNode>>>> = {
  shared: kitStories,
  ...domainStories,
};

export function Gallery() {
  return (
    <main className="gallery">
      {Object.entries(stories).map(([library, components]) => (
        <section key={library} aria-label={library}>
          <h2>{library}</h2>
          <div className="stories">
            {Object.entries(components).map(([name, Story]) => (
              <section className="story" key={name} aria-label={name}>
                <h3>{name}</h3>
                <div>
                  <StoryBoundary>
                    <Suspense>
                      <Story />
                    </Suspense>
                  </StoryBoundary>
                </div>
              </section>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}

/** Shows the failure of a component without affecting the others. */
class StoryBoundary extends Component<{ children: ReactNode }, { failure: string }> {
  override state = { failure: '' };
  static getDerivedStateFromError = (error: Error) => ({ failure: error.message });
  override render() {
    return this.state.failure ? <p role="alert">{this.state.failure}</p> : this.props.children;
  }
}
