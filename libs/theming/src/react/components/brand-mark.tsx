import { mediaUrl } from '@housebrand/shared/react';
import { useState } from 'react';
import type { AgentConfig } from '../../core';
import classes from './brand-mark.module.css';

/** The agent whose logo is shown, and its height. */
export interface BrandMarkProps {
  config: AgentConfig;
  /** Height of the picture, px. */
  size?: number;
}

/** The agent's logo, named by the agent's name; the name itself when the picture does not come. */
export function BrandMark({ config, size = 40 }: BrandMarkProps) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <b className={classes.name}>{config.agent.name}</b>;
  return (
    <img
      className={classes.mark}
      src={mediaUrl(config.logo.mainImage)}
      alt={config.agent.name}
      height={size}
      style={{ height: size }}
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
}
