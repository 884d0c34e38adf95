import { expect, type Page } from '@playwright/test'

/** The set-up list of an empty system, as its administrator sees it. */
export const setupList = (page: Page) => {
  const item = (name: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByText(name, { exact: true }) })
  const heading = page.getByRole('heading', { level: 1, name: 'Prepare o portal', exact: true })
  return {
    heading,
    item,
    /** The state of an item in words, with its fact. */
    expectDone: (name: string, fact: string) => expect(item(name)).toContainText(new RegExp(`pronto.*${fact}`)),
    /** '3 de 8 prontos' */
    progress: (text: string) => page.getByRole('heading', { level: 2, name: text, exact: true }),
    /** Through the yellow or outlined button of the item. */
    open: async (name: string, way: string, title: string) => {
      await item(name).getByRole('button', { name: way, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    },
    goBack: async () => {
      await page.getByRole('link', { name: 'Voltar ao preparo do portal' }).click()
      await expect(heading).toBeVisible()
    },
  }
}
