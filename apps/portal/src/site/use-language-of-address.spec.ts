import { describe, expect, it } from '@jest/globals';
import { addressIn, languageInAddress } from './use-language-of-address';

describe('language in an address', () => {
  it('reads the language from path and query, and replaces an unsupported one with the fallback', () => {
    expect(languageInAddress({ pathname: '/MTO/en/login', search: '?lang=th' })).toBe('en');
    expect(languageInAddress({ pathname: '/MTO/login', search: '?lang=en' })).toBe('en');
    expect(languageInAddress({ pathname: '/MTO/login', search: '?lang=xx' })).toBe('th');
    expect(languageInAddress({ pathname: '/MTO/login', search: '' })).toBeNull();
  });

  it('changes only the language of an address', () => {
    expect(addressIn('th', { pathname: '/MTO/en/game', search: '?group=SLOT' })).toBe('/MTO/th/game?group=SLOT');
    expect(addressIn('th', { pathname: '/MTO/game', search: '?lang=en&group=SLOT' })).toBe(
      '/MTO/game?lang=th&group=SLOT',
    );
    expect(addressIn('en', { pathname: '/MTO/game', search: '' })).toBe('/MTO/game');
  });
});
