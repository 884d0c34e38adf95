import type { Plugin } from 'vite'

/**
 * Preloads the text font of a page, so that the first paint already has it (layout shift below 0.02). The pages of
 * screens list it after their other files (screen-preloads.ts).
 */
export const preloadFont = (page: string, file: RegExp): Plugin => ({
  name: 'girassol:preload-font',
  transformIndexHtml: (_html, { bundle, path }) =>
    Object.keys(bundle ?? {})
      .filter((name) => path.endsWith(page) && file.test(name))
      .map((name) => ({
        tag: 'link',
        injectTo: 'head-prepend' as const,
        attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: true },
      })),
})
