import { answerEmpty } from './answer-empty.ts'
import { expect, test } from './fixtures.ts'
import { appFrame } from './pages/app-frame.ts'
import { findForeignWords } from './pages/foreign-words.ts'
import { settled } from './pages/settled.ts'
import { findMissedTargets, findStatesLost } from './pages/targets.ts'
import { placeOrder, saveBudget } from './purchases.ts'

const phone = { width: 390, height: 844 }
/** The last one is 1440 by 900 at 200 %. */
const windows = [phone, { width: 320, height: 568 }, { width: 720, height: 450 }]

test.use({ hasTouch: true, isMobile: true, viewport: phone })

// Other stories cause notifications for these accounts, and their toasts would cover the page for seconds.
test.beforeEach(({ page }) => page.addInitScript(answerEmpty, '/api/notification/events'))

type Walk = { readonly account?: string; readonly paths: readonly string[] }

const walks: Readonly<Record<string, Walk>> = {
  'the entry': { paths: ['/login', '/esqueci-minha-senha', '/redefinir-senha?token=x', '/confirmar-email?token=x'] },
  'the store': {
    account: 'integrator',
    paths: [
      '/',
      '/sales',
      '/sales/promocoes',
      '/kits-prontos',
      '/detalhes/20010002',
      '/monte-seu-gerador',
      '/monte-seu-gerador?passo=2',
      '/obras',
    ],
  },
  'what comes after the sale': { account: 'integrator', paths: ['/homologacoes', '/garantias'] },
  'the purchases of a company': {
    account: 'integrator',
    paths: ['/aprovacoes', '/empresa/limites', '/empresa/integracoes'],
  },
  points: {
    account: 'integrator',
    paths: ['/pontos', '/pontos/extrato', '/pontos/loja', '/pontos/desejos', '/pontos/regulamento'],
  },
  'the own data': { account: 'integrator', paths: ['/perfil/usuario', '/perfil/empresa', '/nada'] },
  'the financial desk': { account: 'financial', paths: ['/', '/pedidos', '/analise', '/outros-metodos-de-pagamento'] },
  'people of the administration': {
    account: 'administrator',
    paths: [
      '/administracao',
      '/administracao/usuarios',
      '/administracao/usuarios/novo',
      '/administracao/integradores',
      '/administracao/integradores/novo',
      '/administracao/consultores',
      '/administracao/links',
      '/administracao/integracoes',
      '/administracao/registro',
      '/administracao/seguranca',
    ],
  },
  'goods and money of the administration': {
    account: 'administrator',
    paths: [
      '/administracao/catalogo',
      '/reservas',
      '/negociacoes',
      '/administracao/alcadas',
      '/indicadores',
      '/administracao/banners',
      '/administracao/frete',
      '/administracao/irradiacao',
      '/administracao/concessionarias',
      '/administracao/linhas-de-financiamento',
      '/administracao/parcelas',
      '/administracao/outras-formas-de-pagamento',
      '/administracao/configuracoes',
      '/administracao/filiais',
      '/administracao/falhas',
      '/administracao/mensagens',
    ],
  },
}

for (const [name, { account, paths }] of Object.entries(walks)) {
  test(`USE-013 USE-014 fingers, forced colours and screen readers are served by ${name}`, async ({ page, logIn }) => {
    if (account !== undefined) await logIn(account)
    for (const [place, path] of paths.entries()) {
      // Each page before the login is a document of its own; the others follow each other in one.
      await (account === undefined || place === 0 ? page.goto(path) : appFrame(page).follow(path))
      await settled(page)
      expect(await findForeignWords(page), `${path} read aloud`).toEqual([])
      for (const size of windows) {
        await page.setViewportSize(size)
        expect(await findMissedTargets(page), `${path} at ${size.width} px`).toEqual([])
      }
      expect(await findStatesLost(page), `${path} in forced colours`).toEqual([])
    }
  })
}

test('USE-013 USE-014 fingers and screen readers are served by an order, a budget and what opens over the lists', async ({
  page,
  logIn,
  call,
}) => {
  const expectWithinReach = async (what: string) => {
    for (const size of windows) {
      await page.setViewportSize(size)
      expect(await findMissedTargets(page), `${what} at ${size.width} px`).toEqual([])
    }
    await page.setViewportSize(phone)
  }
  await logIn('commercial', 'INT002')
  const order = await placeOrder(call, { seller: 'INT002' })
  const budget = await saveBudget(call, { seller: 'INT002' })
  for (const path of [`/pedidos/${order.id}`, `/pedidos/${order.id}?aba=logs`, `/orcamentos/${budget.id}`]) {
    await page.goto(path)
    await settled(page)
    expect(await findForeignWords(page, { isLog: path.endsWith('logs') }), `${path} read aloud`).toEqual([])
    await expectWithinReach(path)
  }
  await page.goto('/pedidos')
  for (const opener of ['Filtros', 'Notificações', 'Abrir menu'] as const) {
    await page.getByRole('button', { name: opener }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findForeignWords(page), `${opener} read aloud`).toEqual([])
    await expectWithinReach(opener)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})
