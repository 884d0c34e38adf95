import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import postcssPresetMantine from 'postcss-preset-mantine'
import { defineConfig } from 'vitest/config'
import { compressFiles } from './vite/compress-files.ts'
import { contractEndpoints } from './vite/contract-endpoints.ts'
import { entryPage } from './vite/entry-page.ts'
import { preloadFont } from './vite/preload-font.ts'
import { screenPreloads } from './vite/screen-preloads.ts'

const api = { target: 'http://127.0.0.1:3000', changeOrigin: false }

/** Chunks that change at different times; the rest is cut where screens are loaded lazily. */
const chunks = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'router', test: /\/node_modules\/@tanstack\/(?:react-router|router-core|history|react-store|store)\// },
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    contractEndpoints(),
    react({ compiler: true }),
    preloadFont(/geist-latin-wght-normal.*\.woff2$/),
    entryPage(),
    screenPreloads(join(import.meta.dirname, 'src/routes.tsx')),
    compressFiles(),
  ],
  css: { postcss: { plugins: [postcssPresetMantine()] } },
  server: { proxy: { '/api': api } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', login: 'login.html' },
      output: { codeSplitting: { groups: chunks } },
    },
  },
  test: {
    name: 'web',
    environment: 'happy-dom',
    testTimeout: 30_000,
    include: ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'],
    setupFiles: ['src/lib/test-setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
