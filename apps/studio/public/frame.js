/** Runs in each previewed page: applies the tokens that the studio sends, at once and without a reload. */
window.addEventListener('message', ({ data }) => {
  if (data?.kind !== 'look') return;
  const { style, dataset } = document.documentElement;
  for (const [name, value] of Object.entries(data.tokens)) style.setProperty(`--${name}`, value);
  style.colorScheme = data.colorScheme;
  dataset.colorScheme = data.colorScheme;
  dataset.mantineColorScheme = data.colorScheme;
});
const bare = new window.CSSStyleSheet();
bare.replaceSync('html { scrollbar-width: none }');
document.adoptedStyleSheets = [...document.adoptedStyleSheets, bare];
window.parent.postMessage({ kind: 'frame' }, '*');
