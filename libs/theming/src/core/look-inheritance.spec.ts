import { describe, expect, it } from '@jest/globals';
import { chosenImages, inheritImages, type AgentImages } from './look-inheritance';

const defaults: AgentImages = {
  logo: {
    loginImage: '/d/login',
    mainImage: '/d/main',
    loadingImage: '/d/loading',
    favicon: '/d/favicon',
    shareImage: '/d/share',
  },
  icons: {
    accountIcon: '/d/1',
    contactIcon: '/d/2',
    depositWithdrawIcon: '/d/3',
    gameIcon: '/d/4',
    mainIcon: '/d/5',
    chipsIcon: '/d/6',
  },
};

describe('look inheritance', () => {
  it("keeps an agent's own images and takes the rest from the default agent", () => {
    const images = inheritImages({ logo: { mainImage: '/own/main', loginImage: ' ' } }, defaults);
    expect(images.logo.mainImage).toBe('/own/main');
    expect(images.logo.loginImage).toBe('/d/login');
    expect(images.icons).toEqual(defaults.icons);
    expect(inheritImages({}, defaults)).toEqual(defaults);
  });

  it('names every image of an agent, an inherited one by an empty address', () => {
    const chosen = chosenImages({ logo: { mainImage: '/own/main' }, icons: {} });
    expect(chosen.logo).toMatchObject({ mainImage: '/own/main', favicon: '' });
    expect(Object.keys(chosen.icons)).toEqual(Object.keys(defaults.icons));
    expect(inheritImages(chosenImages({}), defaults)).toEqual(defaults);
  });
});
