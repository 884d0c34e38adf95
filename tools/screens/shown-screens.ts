import { expect, type Page } from '@playwright/test'
import { appFrame } from '../../e2e/pages/app-frame.ts'
import { customerDialog } from '../../e2e/pages/customer-dialog.ts'
import { kit550, wizardPage } from '../../e2e/pages/wizard-page.ts'
import type { Account } from './fill-product.ts'

export type Screen = {
  readonly name: string
  readonly account?: Account
  readonly path: string
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
  await page.getByRole('radio', { name: 'Fazer pedido' }).check()
}

const typeCustomer = async (page: Page) => {
  await press('Novo cliente')(page)
  const dialog = customerDialog(page)
  await dialog.typeCompany('12ABC34501DE35')
}

const wizard = '/monte-seu-gerador'
const integrator = { account: 'integrator' } as const

/** Every screen and main dialog, in the order in which people meet them. */
export const shownScreens = ({
  order,
  budget,
}: {
  readonly order: number
  readonly budget: number
}): readonly Screen[] => [
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
  { name: 'order-list', account: 'commercial', path: '/pedidos' },
  { name: 'order-detail', ...integrator, path: `/pedidos/${order}` },
  { name: 'budget-list', ...integrator, path: '/orcamentos' },
  { name: 'budget-detail', ...integrator, path: `/orcamentos/${budget}` },
  { name: 'not-found', ...integrator, path: '/nada' },
]
