import type { Plugin } from 'vite'

/** The screens outside the session: they have their own HTML page and script, without the size of the application. */
const entryPaths = [
  '/login',
  '/esqueci-minha-senha',
  '/redefinir-senha',
  '/convite',
  '/confirmar-email',
  '/desfazer-email',
] as const

/** In development, serves the pages outside the session where the server serves them in production. */
export const entryPage = (): Plugin => ({
  name: 'girassol:entry-page',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use((request, _response, next) => {
      const path = request.url?.split('?')[0]
      if (entryPaths.some((entry) => entry === path)) request.url = '/login.html'
      if (path?.startsWith('/p/')) request.url = '/proposal.html'
      if (path?.startsWith('/g/')) request.url = '/warranty.html'
      if (path === '/desenvolvedores') request.url = '/developers.html'
      next()
    })
  },
})
