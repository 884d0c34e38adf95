import { listCardAnalyses } from '@girassol/contract/card-analysis'
import { readCart } from '@girassol/contract/cart'
import { listGroups } from '@girassol/contract/catalogue'
import { listCustomers } from '@girassol/contract/customers'
import { findFreightDeadline } from '@girassol/contract/freight'
import { listInverterBrands, listModules } from '@girassol/contract/generator'
import { listOrders } from '@girassol/contract/orders'
import { listOtherPaymentMethods, listPaymentMethods } from '@girassol/contract/payment-methods'
import { listPoints } from '@girassol/contract/points'
import { listAllPoints } from '@girassol/contract/points-management'
import { listSellers } from '@girassol/contract/sellers'
import { readSession } from '@girassol/contract/session'
import { expect, test } from './fixtures.ts'
import { appFrame } from './pages/app-frame.ts'

/** The columns of the tables below: the fifteen roles, by their demonstration accounts. */
const accounts = [
  'administrator',
  'commercial-supervisor',
  'commercial',
  'customer-success',
  'financial',
  'registration',
  'logistics',
  'purchase',
  'production',
  'marketing',
  'points-administrator',
  'integrator',
  'manager',
  'contributor',
  'shipping-company',
] as const
type Account = (typeof accounts)[number]

/** One letter for each column: Y is allowed, - is not. Written by hand, not read from the product. */
type Letters = string

const everyone = 'YYYYYYYYYYYYYYY'
const store = 'YYYY-------YYY-'
const storeAndFinancial = 'YYYYY------YYY-'
const readers = 'YYYYYYYYYYYYYY-'
const internal = 'YYYYYYYYYYY----'
const points = 'YYYY------YYY--'
const analysts = 'Y---Y----------'
const integrators = '-----------YYY-'

const may = (letters: Letters, account: Account) => letters[accounts.indexOf(account)] === 'Y'

const rowsFor = <Row extends { readonly letters: Letters }>(rows: readonly Row[], account: Account) =>
  rows.filter(({ letters }) => may(letters, account))

/** The entries of the bar, in order (NAV-018 … NAV-024). */
const menu = [
  { label: 'Início', letters: everyone },
  { label: 'Loja Online', letters: store },
  { label: 'Meus Pedidos', letters: storeAndFinancial },
  { label: 'Orçamentos', letters: store },
  { label: 'Propostas', letters: integrators },
  // Staff have the sites in the side menu (C-157).
  { label: 'Obras', letters: integrators },
  { label: 'Análise Cartão de Crédito', letters: analysts },
  { label: 'Conciliação', letters: analysts },
  { label: 'Pontos', letters: points },
  // The administrator's entry needs a selected integrator with points off (NAV-024): see shell/app-shell.test.tsx.
  { label: 'Gerenciar Pontos', letters: '----------Y----' },
]

/** The shortcuts of the home (DASH-006, DASH-007, DASH-008). */
const shortcuts = [
  { label: 'Monte seu gerador', letters: store },
  { label: 'Pedidos', letters: storeAndFinancial },
  { label: 'Orçamentos', letters: store },
  { label: 'Biblioteca', letters: everyone },
]

const requester = 'YYYY-----------'

type Screen = {
  readonly path: string
  readonly heading: string
  readonly letters: Letters
  readonly redirectsTo?: string
}

/**
 * The screens. A role without access sees a notice, or is redirected where a requirement says so (AUTH-021, C-12, C-14,
 * USE-024).
 */
const screens: readonly Screen[] = [
  { path: '/monte-seu-gerador', heading: 'Monte seu gerador', letters: store },
  { path: '/compra-rapida', heading: 'Compra rápida', letters: store },
  { path: '/orcamentos', heading: 'Orçamentos', letters: store },
  { path: '/pedidos', heading: 'Pedidos', letters: readers },
  { path: '/propostas', heading: 'Propostas', letters: integrators },
  { path: '/obras', heading: 'Obras', letters: store },
  { path: '/homologacoes', heading: 'Homologações', letters: store },
  { path: '/garantias', heading: 'Garantias', letters: readers },
  { path: '/indicadores', heading: 'Indicadores', letters: 'YYYYY--Y-Y-YYY-' },
  { path: '/reservas', heading: 'Reservas de estoque', letters: 'YYY---YY-------' },
  { path: '/negociacoes', heading: 'Negociações', letters: 'YYYY-----------' },
  { path: '/administracao/alcadas', heading: 'Alçadas', letters: 'Y--------------' },
  { path: '/impacto/10010005', heading: 'Impacto do produto', letters: 'YYY----Y-------' },
  { path: '/empresa/marca', heading: 'Marca da empresa', letters: '-----------YY--' },
  { path: '/empresa/usuarios', heading: 'Usuários da empresa', letters: '-----------Y---' },
  { path: '/empresa/limites', heading: 'Limites da empresa', letters: '-----------Y---' },
  { path: '/aprovacoes', heading: 'Aprovações', letters: '-----------YYY-' },
  { path: '/empresa/atividade', heading: 'Atividade da empresa', letters: '-----------Y---' },
  { path: '/empresa/integracoes', heading: 'Integrações', letters: '-----------Y---' },
  { path: '/outros-metodos-de-pagamento', heading: 'Outros métodos de pagamento', letters: internal, redirectsTo: '/' },
  { path: '/analise', heading: 'Análise', letters: analysts },
  {
    path: '/pontos/gerenciar',
    heading: 'Últimos pedidos realizados no sistema',
    letters: 'YYYY------Y----',
    redirectsTo: '/',
  },
  { path: '/administracao/catalogo', heading: 'Catálogo', letters: 'Y------Y-------' },
  { path: '/administracao/banners', heading: 'Banners', letters: 'Y--------Y-----' },
  { path: '/administracao/concessionarias', heading: 'Concessionárias', letters: 'Y--------------' },
  { path: '/administracao/configuracoes', heading: 'Configurações', letters: 'Y---------Y----' },
]

/** One call for each permission; roles without it get 403 (C-12). */
const calls = [
  { what: 'the own session', endpoint: readSession, letters: everyone },
  { what: 'the cart', endpoint: readCart, letters: store },
  { what: 'the catalogue', endpoint: listGroups, letters: store },
  { what: 'customers', endpoint: listCustomers, letters: store },
  { what: 'freight', endpoint: findFreightDeadline, params: { cep: '01310100' }, letters: store },
  { what: 'the brands of the generator', endpoint: listInverterBrands, letters: store },
  { what: 'modules, which orders are filtered by', endpoint: listModules, letters: storeAndFinancial },
  { what: 'payment methods', endpoint: listPaymentMethods, letters: storeAndFinancial },
  { what: 'orders', endpoint: listOrders, letters: readers },
  { what: 'budgets', endpoint: listOrders, query: { status: 'BUDGET' }, letters: store },
  { what: 'captured cards', endpoint: listCardAnalyses, letters: analysts },
  { what: 'the conditions of others', endpoint: listOtherPaymentMethods, letters: internal },
  { what: 'points', endpoint: listPoints, letters: points },
  { what: 'the points of all integrators', endpoint: listAllPoints, letters: 'YYYY------Y----' },
  { what: 'integrators', endpoint: listSellers, letters: 'YYYYY-----Y----' },
]

const addressAfter = ({ path, redirectsTo = path }: Screen, isRefused: boolean): string =>
  isRefused ? redirectsTo : path

const headingAfter = ({ heading, redirectsTo }: Screen, isRefused: boolean): RegExp => {
  if (!isRefused) return new RegExp(`^${heading}`)
  return redirectsTo === undefined ? /^Seu perfil não abre esta página$/ : /^(Bom dia|Boa tarde|Boa noite)/
}

/**
 * In a browser one of each kind: route-access.test.tsx, navigation.test.ts and home-screen.test.tsx open the same for all
 * roles, and the calls below are sent for each.
 */
const shown: readonly Account[] = ['administrator', 'commercial', 'financial', 'integrator', 'shipping-company']

for (const account of shown) {
  test(`NAV-018 NAV-019 NAV-020 NAV-021 NAV-022 NAV-023 NAV-024 CCA-026 DASH-006 DASH-007 DASH-008 SEL-004 AUTH-017 AUTH-021 OPM-003 OPM-004 USE-024 C-12 C-14 ${account} is offered what the role may use, and opens nothing else`, async ({
    page,
    logIn,
  }) => {
    const frame = appFrame(page)
    await logIn(account)
    await page.goto('/')
    await frame.expectHome()
    expect(await frame.navigation()).toEqual(rowsFor(menu, account).map(({ label }) => label))
    await expect(frame.shortcuts).toHaveText(rowsFor(shortcuts, account).map(({ label }) => new RegExp(`^${label}`)))
    await expect(frame.requester).toHaveCount(may(requester, account) ? 1 : 0)
    const title = page.getByRole('heading', { level: 1 })
    for (const screen of screens) {
      const isRefused = !may(screen.letters, account)
      await frame.follow(screen.path)
      await expect(page, `${account} ${screen.path}`).toHaveURL(addressAfter(screen, isRefused))
      await expect(title, `${account} ${screen.path}`).toHaveText(headingAfter(screen, isRefused))
    }
    // The same for an address that is typed.
    for (const isRefused of [true, false]) {
      const screen = screens.find(({ letters }) => may(letters, account) !== isRefused)
      if (screen === undefined) continue
      await page.goto(screen.path)
      await expect(page).toHaveURL(addressAfter(screen, isRefused))
      await expect(title, `${account} ${screen.path}`).toHaveText(headingAfter(screen, isRefused))
    }
  })
}

test('AUTH-017 C-12 the server answers the calls that each role may make, and 403 to the rest', async ({
  logIn,
  callRaw,
}) => {
  for (const account of accounts) {
    await logIn(account)
    for (const { what, endpoint, letters, ...request } of calls) {
      const answer = await callRaw(endpoint, { ...request, seller: 'INT003' })
      expect([what, answer.status() === 403], `${account}: ${answer.status()}`).toEqual([what, !may(letters, account)])
      expect(answer.status(), what).toBeLessThan(500)
    }
  }
})

test('C-05 the carrier finds a quiet home, the own name and the way out, and nothing else', async ({ page, logIn }) => {
  const frame = appFrame(page)
  await logIn('shipping-company')
  await page.goto('/pedidos')
  await expect(page.getByRole('heading', { name: 'Seu perfil não abre esta página' })).toBeVisible()
  await page.getByRole('link', { name: 'Ir para o início' }).click()
  await frame.expectHome()
  await expect(page.getByText('Tudo em dia.')).toBeVisible()
  await frame.userMenu.click()
  await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible()
})
