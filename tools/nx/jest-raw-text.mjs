/** Jest transform for files that sources import as text with `?raw`, as Vite does. */
export default {
  process: (text) => ({ code: `export default ${JSON.stringify(text)};` }),
};
