import type { Page } from '@playwright/test'

/** The wizard's parts around the choice of equipment: the supply, the nearest kits, the light of the basket. */
export const equipmentPage = (page: Page) => {
  const findQuantity = (product: string) =>
    page.getByRole('textbox', { name: new RegExp(`^Quantidade de .*${product}`, 'i') })
  return {
    /** The kits nearest to an impossible choice. */
    nearest: page.getByRole('list', { name: 'Kits mais próximos' }).getByRole('listitem'),
    /** Whether the modules and inverters of the cart fit. */
    light: page.getByRole('status', { name: 'Compatibilidade do gerador' }),
    inverter: page.getByRole('combobox', { name: 'Inversor', exact: true }),
    add: (product: string) => page.getByRole('button', { name: `Adicionar ${product}` }).click(),
    setQuantity: async (product: string, units: string) => {
      await findQuantity(product).fill(units)
      await findQuantity(product).press('Enter')
    },
    chooseSupply: async (supply: string) => {
      await page.getByRole('combobox', { name: /^Ligação elétrica/ }).click()
      await page.getByRole('option', { name: supply }).click()
    },
  }
}
