import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { AgentIcon } from './agent-icon';

describe('AgentIcon', () => {
  const styleOf = (src: string) => renderToStaticMarkup(<AgentIcon src={src} />).replaceAll('&quot;', "'");

  it.each([
    ['account', 0],
    ['game', 3],
    ['chips', 5],
  ])('shows our %s icon from the common sprite', (name, position) => {
    const style = styleOf(`/media/agents/MTO/icon-${name}.svg?v=3`);
    expect(style).toContain(`;mask-image:url('/media/agents/MTO/icons.svg?v=3')`);
    expect(style).toContain(`;mask-position:calc(100% * ${position} / 5) 0;`);
    expect(style).toContain(`;mask-size:calc(100% * 6) 100%`);
  });

  it.each([
    '/pictures/home.svg',
    '/media/agents/MTO/icon-none.svg',
    'https://cdn.example/media/agents/A/icon-game.svg',
  ])('shows %s unchanged', (address) => {
    expect(styleOf(address)).toContain(`;mask-image:url('${address}')`);
    expect(styleOf(address)).not.toContain('mask-size');
  });
});
