import { readCart } from '@girassol/contract/cart'
import { logout, readSession } from '@girassol/contract/session'
import { type Capability, type Role, roles } from '@girassol/domain/access'
import { aSession } from '@girassol/test-data/sessions'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from './lib/fake-api.ts'
import { createQueryClient } from './lib/query-client.ts'
import { router as productRouter } from './router.tsx'
import { AppShell } from './shell/app-shell.tsx'
import { NotFoundScreen } from './shell/not-found-screen.tsx'
import { TestTheme } from './theme/test-theme.tsx'

/** Written from the table of permissions, independently of the product: which roles may open an address. */
const store = 'ADMINISTRATOR COMMERCIAL_SUPERVISOR COMMERCIAL CUSTOMER_SUCCESS INTEGRATOR MANAGER CONTRIBUTOR'
const internal =
  'ADMINISTRATOR COMMERCIAL_SUPERVISOR COMMERCIAL CUSTOMER_SUCCESS FINANCIAL REGISTRATION LOGISTICS PURCHASE PRODUCTION MARKETING POINTS_ADMINISTRATOR'
const readers = `${internal} INTEGRATOR MANAGER CONTRIBUTOR`
const everyone = `${readers} SHIPPING_COMPANY`
const integrators = 'INTEGRATOR MANAGER CONTRIBUTOR'
const requesters = 'ADMINISTRATOR COMMERCIAL_SUPERVISOR COMMERCIAL CUSTOMER_SUCCESS'
const administrator = 'ADMINISTRATOR'
const holdReaders = 'ADMINISTRATOR COMMERCIAL_SUPERVISOR COMMERCIAL PURCHASE LOGISTICS'
const claimReaders = `${integrators} ADMINISTRATOR COMMERCIAL_SUPERVISOR CUSTOMER_SUCCESS LOGISTICS FINANCIAL`

const opens: Readonly<Record<string, string>> = {
  '/': everyone,
  '/pedidos': readers,
  '/pedidos/$id': readers,
  // The screen itself redirects users without access to the operation to the list of orders (TRI-006).
  '/pedidos/$id/conta-e-ordem': everyone,
  '/pedidos/$id/comprovantes': 'ADMINISTRATOR FINANCIAL',
  '/pedidos/$id/comprovantes/novo': 'ADMINISTRATOR FINANCIAL',
  '/pedidos/$id/comprovantes/$attachmentId': 'ADMINISTRATOR FINANCIAL',
  '/entregas/$id/conferencia': readers,
  '/aprovacoes': integrators,
  '/compra-rapida': store,
  '/orcamentos': store,
  '/orcamentos/comparar': store,
  '/orcamentos/$id': store,
  '/propostas': integrators,
  '/propostas/$id': integrators,
  '/obras': store,
  '/obras/$id': store,
  '/homologacoes': store,
  '/homologacoes/$id': store,
  '/garantias': readers,
  '/reservas': holdReaders,
  '/negociacoes': 'ADMINISTRATOR COMMERCIAL_SUPERVISOR COMMERCIAL CUSTOMER_SUCCESS',
  '/indicadores': `${integrators} ADMINISTRATOR COMMERCIAL_SUPERVISOR COMMERCIAL CUSTOMER_SUCCESS FINANCIAL PURCHASE MARKETING`,
  '/impacto/$id': 'ADMINISTRATOR COMMERCIAL_SUPERVISOR COMMERCIAL PURCHASE',
  '/ocorrencias': claimReaders,
  '/ocorrencias/$id': claimReaders,
  '/sales': store,
  '/sales/promocoes': store,
  '/kits-prontos': store,
  '/detalhes/$id': store,
  '/monte-seu-gerador': store,
  '/outros-metodos-de-pagamento': internal,
  '/analise': 'ADMINISTRATOR FINANCIAL',
  '/conciliacao': 'ADMINISTRATOR FINANCIAL',
  '/pontos': `${requesters} POINTS_ADMINISTRATOR INTEGRATOR MANAGER`,
  '/pontos/extrato': `${requesters} POINTS_ADMINISTRATOR INTEGRATOR MANAGER`,
  '/pontos/loja': `${requesters} INTEGRATOR MANAGER`,
  '/pontos/desejos': `${requesters} INTEGRATOR MANAGER`,
  '/pontos/regulamento': everyone,
  '/pontos/gerenciar': `${requesters} POINTS_ADMINISTRATOR`,
  '/perfil/usuario': everyone,
  '/empresa': 'INTEGRATOR MANAGER CONTRIBUTOR',
  '/empresa/marca': 'INTEGRATOR MANAGER',
  '/empresa/usuarios': 'INTEGRATOR',
  '/empresa/limites': 'INTEGRATOR',
  '/empresa/atividade': 'INTEGRATOR',
  '/empresa/integracoes': 'INTEGRATOR',
  '/empresa/webhooks/$id': 'INTEGRATOR',
  '/perfil/empresa': everyone,
  '/administracao': 'ADMINISTRATOR FINANCIAL REGISTRATION PURCHASE MARKETING POINTS_ADMINISTRATOR',
  '/administracao/usuarios': administrator,
  '/administracao/usuarios/novo': administrator,
  '/administracao/usuarios/importar': administrator,
  '/administracao/usuarios/$id': administrator,
  '/administracao/frete/importar': administrator,
  '/administracao/preparo': administrator,
  '/administracao/integradores': 'ADMINISTRATOR REGISTRATION',
  '/administracao/integradores/novo': 'ADMINISTRATOR REGISTRATION',
  '/administracao/integradores/$id': 'ADMINISTRATOR REGISTRATION',
  '/administracao/catalogo': 'ADMINISTRATOR PURCHASE',
  '/administracao/catalogo/importar': 'ADMINISTRATOR PURCHASE',
  '/administracao/banners': 'ADMINISTRATOR MARKETING',
  '/administracao/frete': administrator,
  '/administracao/webhooks/$id': administrator,
  '/administracao/irradiacao': administrator,
  '/administracao/concessionarias': administrator,
  '/administracao/linhas-de-financiamento': 'ADMINISTRATOR FINANCIAL',
  '/administracao/alcadas': 'ADMINISTRATOR',
  '/administracao/credito': 'ADMINISTRATOR FINANCIAL',
  '/administracao/parcelas': administrator,
  '/administracao/outras-formas-de-pagamento': administrator,
  '/administracao/configuracoes': 'ADMINISTRATOR POINTS_ADMINISTRATOR',
  '/administracao/filiais': administrator,
  '/administracao/links': administrator,
  '/administracao/integracoes': administrator,
  '/administracao/consultores': administrator,
  '/administracao/falhas': administrator,
  '/administracao/mensagens': administrator,
  '/administracao/registro': administrator,
  '/administracao/seguranca': administrator,
  '/administracao/privacidade': administrator,
}

/** The pages whose requirement redirects other roles (OPM-004, VOU-009, C-122). */
const redirects: Readonly<Record<string, string>> = {
  '/outros-metodos-de-pagamento': '/',
  '/pedidos/$id/comprovantes': '/pedidos',
  '/pedidos/$id/comprovantes/novo': '/pedidos',
  '/pedidos/$id/comprovantes/$attachmentId': '/pedidos',
  '/pontos/gerenciar': '/',
}

type Access = { readonly requires?: Capability; readonly redirectsTo?: string }

/** Every address of the product with its requirement, without the order list's alias, which redirects first. */
const routes = Object.values(
  productRouter.routesById as Readonly<Record<string, { fullPath: string; options: object }>>,
)
  .filter(({ options }) => 'path' in options && !('beforeLoad' in options))
  .map(({ fullPath, options }) => ({
    path: fullPath,
    access: ('staticData' in options ? options.staticData : {}) as Access,
  }))

/** The product's shell around plain screens with the paths and the requirements of the real ones. */
const renderRoutes = (address: string) => {
  const root = createRootRoute({ component: AppShell, notFoundComponent: NotFoundScreen })
  const screens = routes.map(({ path, access }) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: () => <h1 tabIndex={-1}>Tela {path}</h1>,
      staticData: access as never,
    }),
  )
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree: root.addChildren(screens), history })
  render(
    <QueryClientProvider client={createQueryClient({ success: () => undefined, failures: () => undefined })}>
      <TestTheme>
        <RouterProvider router={router as never} />
      </TestTheme>
    </QueryClientProvider>,
  )
  return router
}

const openShell = (role: Role) => {
  fakeApi().on(readSession, aSession(role)).on(readCart, refusing(404, 'Nenhum carrinho aberto.'))
  return renderRoutes('/')
}

const forbidden = 'Seu perfil não abre esta página'

const expectedHeading = (role: Role, path: string): string => {
  if (opens[path]?.split(' ').includes(role)) return `Tela ${path}`
  const target = redirects[path]
  return target === undefined ? forbidden : expectedHeading(role, target)
}

describe('what each role may open', () => {
  test('USE-024 the table has every route of the product', () => {
    expect(routes.map(({ path }) => path).toSorted()).toEqual(Object.keys(opens).toSorted())
  })

  test.each(roles)(
    'USE-024 CCA-026 OPM-004 VOU-009 C-12 %s opens the screens of the table, and sees the refusal on all others',
    async (role) => {
      const router = openShell(role)
      await screen.findByRole('heading', { level: 1, name: 'Tela /' })
      for (const { path } of routes) {
        const href = path.replace('$id', '10010')
        await act(() => router.navigate({ href }))
        const heading = expectedHeading(role, path)
        expect((await screen.findByRole('heading', { level: 1 })).textContent, `${role} ${path}`).toBe(heading)
        if (heading !== forbidden) continue
        expect(router.state.location.pathname).toBe(redirects[path] ?? href)
        expect(screen.getByRole('link', { name: 'Ir para o início' }).getAttribute('href')).toBe('/')
      }
    },
  )

  test('USE-024 AUTH-002 an unknown path shows the page that was not found', async () => {
    const router = openShell('SHIPPING_COMPANY')
    await screen.findByRole('heading', { level: 1, name: 'Tela /' })
    await act(() => router.navigate({ href: '/analisex' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeTruthy()
    // The router above is the test's own; the product's router shows the same screen.
    expect(productRouter.routeTree.options.notFoundComponent).toBe(NotFoundScreen)
  })
})

describe('without a session', () => {
  test.each(routes)(
    'AUTH-001 $path cannot be opened: it leads to the login page, to return later',
    async ({ path }) => {
      const left = vi.spyOn(window.location, 'assign').mockReturnValue(undefined)
      fakeApi().on(readSession, refusing(401, 'Entre para continuar.')).on(logout, null)
      const address = path.replaceAll(/\$\w+/g, '10010')
      window.history.replaceState(null, '', address)
      renderRoutes(address)
      const query = address === '/' ? '' : `?next=${encodeURIComponent(address)}`
      await waitFor(() => expect(left).toHaveBeenCalledWith(`/login${query}`))
      expect(screen.queryByRole('heading')).toBeNull()
    },
  )

  test('AUTH-001 the frame that sends them there is around every address of the product', () => {
    expect(productRouter.routeTree.options.component).toBe(AppShell)
  })
})
