import { DEFAULT_LOADING_IMAGE } from '@housebrand/theming';
import { readBootstrap } from '@housebrand/theming/react';
import { useState } from 'react';

/** The loading screen, the same as in the shell: agent logo, "Loading" (specification section 2). */
export function StartScreen() {
  const [logo] = useState(() => readBootstrap()?.config?.logo.loadingImage ?? DEFAULT_LOADING_IMAGE);
  return (
    <div className="start-screen" role="status">
      <span className="start-ring">
        <img className="start-logo" src={logo} alt="" />
      </span>
      <span className="start-word">Loading</span>
    </div>
  );
}
