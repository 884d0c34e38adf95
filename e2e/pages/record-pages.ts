import { expect, type Page } from '@playwright/test'

/** A list of orders or budgets. */
export const recordList = (page: Page) => {
  const rows = page.getByRole('table').getByRole('row')
  return {
    heading: page.getByRole('heading', { level: 1 }),
    search: page.getByRole('searchbox'),
    rows,
    numbers: page.getByRole('table').getByRole('cell').getByRole('link'),
    /** The row with a text; a number is the whole text of an element, because others may contain its digits. */
    findRow: (text: string | number) =>
      rows.filter(
        typeof text === 'string' ? { hasText: text } : { has: page.getByText(String(text), { exact: true }) },
      ),
    findLink: (number: number) => page.getByRole('link', { name: String(number), exact: true }),
    openFilters: () => page.getByRole('button', { name: /^Filtros/ }).click(),
    /** One value of a filter that takes several. */
    choose: async (field: string, option: string | RegExp) => {
      await page.getByRole('combobox', { name: field }).click()
      await page.getByRole('option', { name: option }).click()
      await page.keyboard.press('Escape')
    },
    open: (number: number) => page.getByRole('link', { name: String(number), exact: true }).click(),
  }
}

/** One order or budget. */
export const recordDetail = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1 }),
  items: page.getByRole('table').getByRole('row'),
  openTab: (name: string) => page.getByRole('tab', { name }).click(),
  showEveryItem: () => page.getByRole('button', { name: /^Mostrar mais/ }).click(),
  expectTotal: (total: string) => expect(page.getByText('Total', { exact: true }).locator('..')).toContainText(total),
})
