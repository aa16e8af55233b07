import { mediaUrl } from '@housebrand/shared/react';
import { useState } from 'react';
import type { AgentConfig } from '../../core';
import classes from './brand-mark.module.css';

/** The agent, and the height of its logo. */
export interface BrandMarkProps {
  config: AgentConfig;
  /** Height of the image, px. */
  size?: number;
}

/** The agent's logo with its name as alternative text; the name itself when the image fails to load. */
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
