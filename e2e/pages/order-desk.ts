import { expect, type Page } from '@playwright/test'

/** The detail of an order with its actions: a button of the header, or an item of its menu. */
export const orderDesk = (page: Page) => {
  const menu = page.getByRole('button', { name: /^Ações do pedido/ })
  const line = (name: string) => page.getByRole('menuitem', { name: new RegExp(`^${name}`) })
  return {
    open: async (id: number) => {
      await page.goto(`/pedidos/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Detalhes do pedido ${id}`)
    },
    menu,
    line,
    run: async (name: string) => {
      await expect(menu).toBeVisible()
      const direct = page.getByRole('button', { name, exact: true })
      if (await direct.isVisible()) return direct.click()
      await menu.click()
      await line(name).click()
    },
    dialog: page.getByRole('dialog'),
    /** Checks both acknowledgements of the approval. */
    acknowledge: async () => {
      const boxes = page.getByRole('dialog').getByRole('checkbox')
      await expect(boxes).toHaveCount(2)
      for (const box of await boxes.all()) await box.check()
    },
    confirm: (verb: string) => page.getByRole('dialog').getByRole('button', { name: verb, exact: true }).click(),
    expectStatus: (label: string) =>
      expect(page.getByRole('main').getByText(label, { exact: true }).first()).toBeVisible(),
  }
}
