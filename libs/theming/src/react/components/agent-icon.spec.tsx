import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { AgentIcon } from './agent-icon';

describe('AgentIcon', () => {
  const styleOf = (src: string) => renderToStaticMarkup(<AgentIcon src={src} />).replaceAll('&quot;', "'");

  it.each([
    ['account', '0% 0'],
    ['game', '60% 0'],
    ['chips', '100% 0'],
  ])('shows our %s icon from the common sprite', (name, place) => {
    const style = styleOf(`/media/agents/MTO/icon-${name}.svg?v=3`);
    expect(style).toContain(`;mask-image:url('/media/agents/MTO/icons.svg?v=3')`);
    expect(style).toContain(`;mask-position:${place};`);
    expect(style).toContain(`;mask-size:600% 100%`);
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
