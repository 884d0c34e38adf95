import { expect, type Page } from '@playwright/test'

export type WantedKit = {
  /** kWp as typed in Brazil. */
  readonly power: string
  readonly brand: string
  readonly inverter: string
  readonly module: string
  readonly roof: string
  /** The group of roofs, by its heading in the list. */
  readonly roofMaker?: string
}

export const kit550: WantedKit = {
  power: '5,5',
  brand: 'VOLTARA',
  inverter: 'VT-5K-M',
  module: 'HELIAR 550',
  roof: 'Telha cerâmica - gancho',
}

/** The generator wizard: power and place, equipment, the kits to compare and the cart. */
export const wizardPage = (page: Page) => {
  const choose = async (field: string, text: string) => {
    const input = page.getByRole('combobox', { name: field, exact: true })
    await input.fill(text)
    await page.getByRole('option', { name: text }).first().click()
    await expect(input).toHaveValue(new RegExp(text.replaceAll('.', '\\.'), 'i'))
  }
  const kits = page.getByRole('region', { name: /kits? (calculado|para comparar)/ })
  const search = page.getByRole('main').getByRole('button', { name: 'Buscar', exact: true })
  return {
    kits,
    search,
    chosenKit: kits.getByRole('listitem').filter({ hasText: 'No carrinho' }),
    items: page.getByRole('list', { name: /^Itens do carrinho/ }),
    step: (name: string) => page.getByRole('navigation', { name: 'Etapas' }).getByRole('button', { name }),
    open: (step = 1) => page.goto(step === 1 ? '/monte-seu-gerador' : `/monte-seu-gerador?passo=${step}`),
    describeKit: async (kit: WantedKit) => {
      await page.getByRole('textbox', { name: 'Potência' }).fill(kit.power)
      await choose('Marca do inversor', kit.brand)
      await choose('Inversor', kit.inverter)
      await choose('Módulo', kit.module)
      await choose('Tipo de telhado', kit.roof)
    },
    searchKits: () => search.click(),
    expectStep: (name: string) =>
      expect(page.getByRole('navigation', { name: 'Etapas' }).locator('[aria-current="step"]')).toContainText(name),
    /** The value of a kit under a label of the comparison. */
    findFigure: (title: string, label: string) =>
      kits
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: new RegExp(title) }) })
        .locator('dl > div')
        .filter({ hasText: label })
        .locator('dd'),
    swapTo: (title: string) =>
      kits.getByRole('button', { name: new RegExp(`Trocar por este kit: .*${title}`) }).click(),
    goToDelivery: () => page.getByRole('button', { name: 'Avançar para entrega' }).click(),
    findQuantity: (product: string) =>
      page.getByRole('textbox', { name: new RegExp(`^Quantidade de .*${product}`, 'i') }),
  }
}
