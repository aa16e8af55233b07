const TEN_COLOURS = {
  textPrimaryColor: '#F4F6FC',
  textSecondaryColor: '#A9B4D0',
  backgroundPrimaryColor: '#0A1626',
  backgroundSecondaryColor: '#12243C',
  creditBoxDarkBackgroundColor: '#0F2D3F',
  creditBoxBrightBackgroundColor: '#1C6E7D',
  loginBoxDarkBackgroundColor: '#0F2D3F',
  loginBoxBrightBackgroundColor: '#1C6E7D',
  buttonPrimaryColor: '#F2B84B',
  buttonSecondaryColor: '#1C6E7D',
};
/** Examples of new agents for the API documentation. */
export const creations = {
  name: { summary: 'Name only; the rest is derived', value: { prefix: 'RIVER', name: 'River House' } },
  colours: {
    summary: 'Name and ten colours',
    value: { prefix: 'RIVER', name: 'River House', look: 'own', themes: TEN_COLOURS },
  },
};
/** Changes without a version, for callers that are the only editor. */
export const changes = {
  words: { summary: 'Line below the name', value: { generals: { intro: 'Play where the river shines.' } } },
  colour: { summary: 'One colour', value: { themes: { buttonPrimaryColor: TEN_COLOURS.buttonPrimaryColor } } },
};
