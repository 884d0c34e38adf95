import { expect, test } from './fixtures.ts'
import { appFrame } from './pages/app-frame.ts'

const store = ['Início', 'Loja Online', 'Meus Pedidos', 'Orçamentos']
const home = ['Início']

/** The rows 'Navigation and screens' of the permission table. */
const roles = [
  { account: 'administrator', sees: store, choosesSeller: true, reads: true },
  { account: 'commercial-supervisor', sees: store, choosesSeller: true, reads: true },
  { account: 'commercial', sees: store, choosesSeller: true, reads: true },
  { account: 'customer-success', sees: store, choosesSeller: true, reads: true },
  { account: 'integrator', sees: store, choosesSeller: false, reads: true },
  { account: 'manager', sees: store, choosesSeller: false, reads: true },
  { account: 'contributor', sees: store, choosesSeller: false, reads: true },
  { account: 'financial', sees: ['Início', 'Meus Pedidos'], choosesSeller: false, reads: true },
  { account: 'registration', sees: home, choosesSeller: false, reads: true },
  { account: 'logistics', sees: home, choosesSeller: false, reads: true },
  { account: 'purchase', sees: home, choosesSeller: false, reads: true },
  { account: 'production', sees: home, choosesSeller: false, reads: true },
  { account: 'marketing', sees: home, choosesSeller: false, reads: true },
  { account: 'points-administrator', sees: home, choosesSeller: false, reads: true },
  { account: 'shipping-company', sees: home, choosesSeller: false, reads: false },
] as const

for (const { account, sees, choosesSeller, reads } of roles) {
  test(`NAV-018 NAV-019 NAV-020 NAV-021 SEL-004 C-12 C-14 ${account} sees and opens what the role may`, async ({
    page,
    logIn,
  }) => {
    const frame = appFrame(page)
    await logIn(account)
    await page.goto('/')
    await frame.expectHome()
    expect(await frame.navigation()).toEqual(sees)
    await expect(frame.requester).toHaveCount(choosesSeller ? 1 : 0)
    await page.goto('/pedidos')
    if (reads) await expect(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible()
    else await expect(page).toHaveURL('/')
    const usesStore = sees.some((entry) => entry === 'Loja Online')
    for (const path of ['/monte-seu-gerador', '/orcamentos']) {
      await page.goto(path)
      await expect(page).toHaveURL(usesStore ? path : '/')
    }
  })
}
