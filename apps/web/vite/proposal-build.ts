import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Plugin } from 'vite'
import { compressFiles } from './compress-files.ts'
import { contractEndpoints } from './contract-endpoints.ts'
import { directImports, indexes } from './direct-imports.ts'
import { inlineStart } from './inline-start.ts'
import { preloadFont } from './preload-font.ts'
import { proposalWeight } from './proposal-weight.ts'

/** The page of a proposal, written beside the application. */
const proposalConfig = (root: string): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [
    contractEndpoints(),
    react({ compiler: true }),
    directImports(indexes),
    preloadFont('proposal.html', /geist-latin-wght-normal.*\.woff2$/),
    inlineStart(join(root, 'public/proposal-start.js')),
    proposalWeight(),
    compressFiles(),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: { input: { proposal: 'proposal.html' } },
  },
})

/**
 * Builds the page of a proposal after the application, with files of its own: its visitors never open the application, so
 * they load no byte of it, and its parts change no file of the application.
 */
export const proposalBuild = (root: string): Plugin => ({
  name: 'girassol:proposal-build',
  apply: 'build',
  closeBundle: async () => {
    await build(proposalConfig(root))
  },
})
