import { expect, type Page } from '@playwright/test'

/** The store: its entry page, the lists of ready kits and promotions, and the details of a product. */
export const storePage = (page: Page) => {
  /** The label of a control ends with its product: without '^', 'Kit' would match 'Adicionar Kit'. */
  const named = (act: string, { source }: RegExp) => new RegExp(`^${act} ${source.replace(/^\^/, '')}`, 'i')
  const products = page.getByRole('list', { name: 'Produtos' })
  const steps = page.getByRole('navigation', { name: 'Etapas' })
  return {
    products,
    dialog: page.getByRole('dialog'),
    categories: page.getByRole('group', { name: 'FILTRAR POR KIT' }),
    step: (name: string) => steps.getByRole('button', { name }),
    findAddButton: (product: RegExp) => products.getByRole('button', { name: named('Adicionar', product) }),
    findQuantity: (product: RegExp) => page.getByRole('textbox', { name: named('Quantidade de', product) }),
    openDetails: (product: RegExp) => products.getByRole('button', { name: product }).first().click(),
    enter: (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).click(),
    goOn: () => page.getByRole('button', { name: 'Avançar para o resumo' }).click(),
    expectStep: (name: string) => expect(steps.locator('[aria-current="step"]')).toContainText(name),
    /** Waits until the list shows the last query. */
    settled: async () => {
      await expect(products.getByRole('listitem').first()).toBeVisible()
      await expect(page.locator('[aria-busy="true"], [class*="Skeleton"]')).toHaveCount(0)
    },
  }
}
