import type { Plugin } from 'vite'

/** The screens outside the session: they have an HTML page and a script of their own, without the application's weight. */
const entryPaths = ['/login', '/esqueci-minha-senha', '/redefinir-senha'] as const

/** In development, serves login.html where the server serves it in production. */
export const entryPage = (): Plugin => ({
  name: 'girassol:entry-page',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use((request, _response, next) => {
      const path = request.url?.split('?')[0]
      if (entryPaths.some((entry) => entry === path)) request.url = '/login.html'
      next()
    })
  },
})
