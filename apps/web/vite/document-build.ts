import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Plugin } from 'vite'
import { viteSingleFile } from 'vite-plugin-singlefile'
import { compressFiles } from './compress-files.ts'
import { contractEndpoints } from './contract-endpoints.ts'
import { directImports, indexes } from './direct-imports.ts'
import { documentWeight } from './document-weight.ts'
import { inlineStart } from './inline-start.ts'
import { laterFiles } from './later-files.ts'
import { preloadFont } from './preload-font.ts'

/** Preact with React's names: its few kilobytes take the place of React's 60 (decision 066). */
const preact = [
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/compat/jsx-runtime' },
  { find: /^react\/compiler-runtime$/, replacement: 'preact/compat/compiler-runtime' },
]

/** A page outside the session. */
type Document = {
  /** 'login.html' */
  readonly page: string
  /** The script in `public` that runs before everything else. */
  readonly start: string
  /** The most that it may weigh with its scripts and styles, in kilobytes (1,000 bytes) after brotli. */
  readonly mostKb: number
}

const documents: readonly Document[] = [
  { page: 'login.html', start: 'start.js', mostKb: 28 },
  { page: 'proposal.html', start: 'public-start.js', mostKb: 60 },
  { page: 'warranty.html', start: 'public-start.js', mostKb: 18 },
  { page: 'developers.html', start: 'public-start.js', mostKb: 18 },
]

const toConfig = (root: string, { page, start, mostKb }: Document): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'warn',
  resolve: { alias: preact },
  plugins: [
    contractEndpoints(),
    react({ compiler: true }),
    directImports(indexes),
    preloadFont(page, /geist-latin-wght-normal.*\.woff2$/),
    laterFiles(join(root, 'dist')),
    inlineStart(join(root, 'public', start)),
    viteSingleFile({ useRecommendedBuildConfig: false }),
    documentWeight(page, mostKb),
    compressFiles(/\.html$/),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: { input: page, output: { codeSplitting: false } },
  },
})

/**
 * Builds the pages outside the session after the application, each as one document with its scripts and styles. Their
 * visitors come with an empty cache, often on a telephone: files of their own would cost another round trip.
 */
export const documentBuild = (root: string): Plugin => {
  let isWritten = false
  return {
    name: 'girassol:document-build',
    apply: 'build',
    writeBundle: () => {
      isWritten = true
    },
    closeBundle: async () => {
      // The hook runs after a failure too: a page that misses the files of the application would hide its reason.
      if (!isWritten) return
      for (const document of documents) await build(toConfig(root, document))
    },
  }
}
