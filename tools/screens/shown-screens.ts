import { expect, type Page } from '@playwright/test'
import { appFrame } from '../../e2e/pages/app-frame.ts'
import { budgetPage } from '../../e2e/pages/budget-page.ts'
import { customerDialog } from '../../e2e/pages/customer-dialog.ts'
import { orderDesk } from '../../e2e/pages/order-desk.ts'
import { printDialog } from '../../e2e/pages/print-dialog.ts'
import { recordList } from '../../e2e/pages/record-pages.ts'
import { kit550, wizardPage } from '../../e2e/pages/wizard-page.ts'
import type { Account } from './fill-product.ts'
import type { PlacedOrders } from './place-orders.ts'

export type Screen = {
  readonly name: string
  readonly account?: Account
  readonly path: string
  /** Nobody's requests are shown: staff work in their own name. */
  readonly asStaff?: true
  /** What is opened or chosen on the screen before the picture. */
  readonly act?: (page: Page) => Promise<void>
}

const press =
  (name: RegExp | string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).first().click()
    await page.getByRole('dialog').waitFor()
  }

const fillIn = (page: Page) => wizardPage(page).describeKit(kit550)

const searchInVain = async (page: Page) => {
  const wizard = wizardPage(page)
  await wizard.describeKit({ ...kit550, brand: 'SOLMICRO', inverter: 'SM-1450-4' })
  await wizard.searchKits()
  await wizard.kits.waitFor()
}

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
}

const chooseSeller = async (page: Page) => {
  await expect(appFrame(page).sellerDialog.getByRole('radio')).toHaveCount(5)
  await page.getByRole('radio', { name: 'Horizonte Energia' }).check()
}

const chooseOrder = async (page: Page) => {
  await press('Salvar')(page)
}

const typeCustomer = async (page: Page) => {
  await press('Novo cliente')(page)
  const dialog = customerDialog(page)
  await dialog.typeCompany('12ABC34501DE35')
}

const openFilters = (page: Page) => recordList(page).openFilters()

const openRow = (id: number) => async (page: Page) => {
  await page.getByRole('button', { name: `Ações do pedido ${id}` }).click()
  await page.getByRole('menu').waitFor()
}

const runOnDesk = (name: string) => async (page: Page) => {
  await orderDesk(page).run(name)
  await page.getByRole('dialog').waitFor()
}

const chooseCondition = async (page: Page) => {
  await runOnDesk('Liberar forma de pagamento')(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: '302 · Boleto 2x' }).check()
  await dialog.getByRole('tab', { name: 'Detalhes' }).click()
  await dialog.getByRole('textbox', { name: 'Valor' }).first().waitFor()
}

const payByPix = async (page: Page) => {
  await runOnDesk('Pagar')(page)
  await page.getByRole('img', { name: 'QR Code do Pix' }).waitFor()
}

const openPrint = async (page: Page) => {
  await printDialog(page).open()
  await printDialog(page).papers.last().waitFor()
}

const openInvoice = async (page: Page) => {
  await openPrint(page)
  await printDialog(page).view('Nota fiscal de venda futura')
  await page.getByText('Chave de acesso').waitFor()
  // The browser's own viewer says nothing of when it has drawn.
  await page.waitForTimeout(3000)
}

/** The phone keeps what stands beside the next action in a menu. */
const editBudget = async (page: Page) => {
  const { button, confirm, heading, menuItem } = budgetPage(page)
  const menu = page.getByRole('button', { name: /^Ações do orçamento/ })
  await expect(button('Editar').or(menu).first()).toBeVisible()
  if (await button('Editar').isVisible()) await button('Editar').click()
  else {
    await menu.click()
    await menuItem('Editar').click()
  }
  await confirm('Editar')
  await expect(heading).toHaveText(/^Editar orçamento/)
  await expect(button('Avançar')).toBeVisible()
}

const changeBudget = async (page: Page) => {
  await editBudget(page)
  const { quantityOf, toSummary } = budgetPage(page)
  const panels = quantityOf(/Módulo HELIAR 550W/)
  await panels.fill('12')
  await panels.press('Enter')
  await toSummary()
}

const wizard = '/monte-seu-gerador'
const integrator = { account: 'integrator' } as const
const commercial = { account: 'commercial', asStaff: true } as const
const financial = { account: 'financial' } as const

type Records = PlacedOrders & { readonly order: number; readonly budget: number }

/** Every screen and main dialog, in the order in which people meet them. */
export const shownScreens = (records: Records): readonly Screen[] => [
  { name: 'login', path: '/login' },
  { name: 'forgotten-password', path: '/esqueci-minha-senha' },
  { name: 'home', ...integrator, path: '/' },
  { name: 'menu', ...integrator, path: '/', act: openMenu },
  { name: 'requester', account: 'commercial', path: wizard, act: chooseSeller },
  { name: 'store', ...integrator, path: '/sales' },
  { name: 'ready-kits', ...integrator, path: '/kits-prontos' },
  { name: 'promotions', ...integrator, path: '/sales/promocoes' },
  { name: 'product-page', ...integrator, path: '/detalhes/20010002' },
  { name: 'wizard-options', account: 'manager', path: wizard, act: fillIn },
  { name: 'wizard-structure', account: 'manager', path: wizard, act: press('Calcular estruturas') },
  { name: 'wizard-impossible', account: 'manager', path: wizard, act: searchInVain },
  { name: 'wizard-products', ...integrator, path: `${wizard}?passo=2&grupo=1010` },
  { name: 'product', ...integrator, path: `${wizard}?passo=2`, act: press(/^Módulo HELIAR 550W/) },
  { name: 'wizard-proposals', ...integrator, path: `${wizard}?passo=3` },
  { name: 'wizard-delivery', ...integrator, path: `${wizard}?passo=4` },
  { name: 'customer', ...integrator, path: `${wizard}?passo=4`, act: typeCustomer },
  { name: 'finish', ...integrator, path: `${wizard}?passo=4`, act: chooseOrder },
  { name: 'order-list', ...commercial, path: '/pedidos' },
  { name: 'order-filters', ...commercial, path: '/pedidos', act: openFilters },
  { name: 'order-row-menu', ...commercial, path: '/pedidos', act: openRow(records.validated) },
  { name: 'order-detail', ...integrator, path: `/pedidos/${records.order}` },
  { name: 'order-validation', ...commercial, path: `/pedidos/${records.inAnalysis}`, act: runOnDesk('Validar Pedido') },
  { name: 'order-reproval', ...commercial, path: `/pedidos/${records.validated}`, act: runOnDesk('Reprovar pedido') },
  { name: 'payment-release', ...financial, path: `/pedidos/${records.withOthers}`, act: chooseCondition },
  { name: 'order-approval', ...commercial, path: `/pedidos/${records.validated}`, act: runOnDesk('Aprovar') },
  { name: 'pix', ...integrator, path: `/pedidos/${records.paid}`, act: payByPix },
  { name: 'order-cancellation', ...financial, path: `/pedidos/${records.paid}`, act: runOnDesk('Cancelar pedido ERP') },
  { name: 'print', ...integrator, path: `/pedidos/${records.sold}`, act: openPrint },
  { name: 'invoice', ...integrator, path: `/pedidos/${records.sold}`, act: openInvoice },
  { name: 'budget-list', ...integrator, path: '/orcamentos' },
  { name: 'budget-detail', ...integrator, path: `/orcamentos/${records.budget}` },
  { name: 'budget-editor', ...integrator, path: `/orcamentos/${records.budget}`, act: editBudget },
  { name: 'budget-changes', ...integrator, path: `/orcamentos/${records.budget}`, act: changeBudget },
  { name: 'not-found', ...integrator, path: '/nada' },
]
