import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Proxies the API under this site's host. `changeOrigin: false` keeps the Host header, which lets the API recognise
 * requests from the site's own pages; a production proxy must keep it as well (nginx: `proxy_set_header Host $host`).
 */
const proxy = {
  '/api': { target: process.env.HOUSEBRAND_API ?? 'http://localhost:3000', changeOrigin: false },
  '/media': { target: process.env.HOUSEBRAND_API ?? 'http://localhost:3000', changeOrigin: false },
};

export default defineConfig({ plugins: [react()], server: { proxy }, preview: { proxy } });
