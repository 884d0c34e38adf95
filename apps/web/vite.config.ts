import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import postcssPresetMantine from 'postcss-preset-mantine'
import { defineConfig } from 'vitest/config'
import { firstCalls } from './src/first-calls.ts'
import { chunkGroups } from './vite/chunk-groups.ts'
import { shortClassNames } from './vite/class-names.ts'
import { compressFiles } from './vite/compress-files.ts'
import { contractEndpoints } from './vite/contract-endpoints.ts'
import { directImports, indexes } from './vite/direct-imports.ts'
import { documentBuild } from './vite/document-build.ts'
import { entryPage } from './vite/entry-page.ts'
import { inlineStart } from './vite/inline-start.ts'
import { pageLimits } from './vite/page-limits.ts'
import { pageWeight } from './vite/page-weight.ts'
import { screenPreloads } from './vite/screen-preloads.ts'

const api = { target: 'http://127.0.0.1:3000', changeOrigin: false }

const textFace = /geist-latin-wght-normal.*\.woff2$/

const source = (name: string): string => join(import.meta.dirname, 'src', name)

const pages = {
  frame: source('main.tsx'),
  frequent: {
    home: [source('features/dashboard/home/home-screen.tsx')],
    orders: [source('features/orders/list/order-list-screen.tsx')],
    order: [source('features/orders/detail/order-detail-screen.tsx')],
    budgets: [source('features/budgets/list/budget-list-screen.tsx')],
    store: [source('features/catalogue/store/store-screen.tsx')],
    wizard: [source('features/generator/wizard-screen.tsx')],
  },
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    contractEndpoints(),
    react({ compiler: true }),
    directImports(indexes),
    entryPage(),
    screenPreloads({ routes: join(import.meta.dirname, 'src/routes.tsx'), calls: firstCalls, font: textFace }),
    inlineStart(join(import.meta.dirname, 'public/start.js')),
    pageWeight(pageLimits),
    documentBuild(import.meta.dirname),
    compressFiles(),
  ],
  css: {
    postcss: { plugins: [postcssPresetMantine()] },
    modules: { generateScopedName: shortClassNames(import.meta.dirname) },
  },
  server: { proxy: { '/api': api } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The page lists these; in the list of each lazy part they would only make the first file larger.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !/^assets\/(?:app|base|rolldown-runtime)-/.test(file)),
    },
    rolldownOptions: {
      input: { index: 'index.html' },
      output: { codeSplitting: { groups: chunkGroups(pages) } },
    },
  },
  test: {
    name: 'web',
    // Same as in tools/busy-workers.ts: a test spends a third of its time waiting.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    environment: 'happy-dom',
    testTimeout: 30_000,
    include: ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'],
    setupFiles: ['src/lib/test-setup.ts'],
    // A worker loads the application and its simulated browser once; test-setup.ts resets the page after each test.
    isolate: false,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
