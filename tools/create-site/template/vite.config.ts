import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The API under this site's own host. `changeOrigin: false` keeps the Host header, by which the API knows that a request comes from
 * the site's own pages; a proxy in front of a real site keeps it as well (nginx: `proxy_set_header Host $host`).
 */
const proxy = {
  '/api': { target: process.env.HOUSEBRAND_API ?? 'http://localhost:3000', changeOrigin: false },
  '/media': { target: process.env.HOUSEBRAND_API ?? 'http://localhost:3000', changeOrigin: false },
};

export default defineConfig({ plugins: [react()], server: { proxy }, preview: { proxy } });
