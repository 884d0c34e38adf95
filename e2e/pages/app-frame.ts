import { expect, type Page } from '@playwright/test'

/** The frame of every private screen: the bar, its menus and the selected integrator. */
export const appFrame = (page: Page) => {
  const userMenu = page.getByRole('button', { name: /Menu de/ })
  const sellerDialog = page.getByRole('dialog', { name: 'Selecionar integrador' })
  /** Goes through the pages of the open dialog to the integrator, and confirms. */
  const pickSeller = async (fancyName: string) => {
    const choices = sellerDialog.getByRole('radio')
    const choice = sellerDialog.getByRole('radio', { name: fancyName, exact: true })
    await expect(choices.first()).toBeVisible()
    while (!(await choice.isVisible())) {
      const shown = await choices.first().inputValue()
      await sellerDialog.getByRole('button', { name: 'Próxima página' }).click()
      await expect(choices.first()).not.toHaveValue(shown)
    }
    await choice.check()
    await sellerDialog.getByRole('button', { name: 'Confirmar' }).click()
  }
  const push = (path: string) => page.evaluate((to) => history.pushState(null, '', to), path)
  return {
    userMenu,
    /**
     * Opens an address within the loaded application, as its links do. Another page is shown in between, so that what
     * is read next belongs to the new address.
     */
    follow: async (path: string) => {
      await push('/nada')
      await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible()
      await push(path)
    },
    requester: page.getByRole('button', { name: /Solicitante/ }),
    cart: page.getByRole('button', { name: /^Carrinho/ }),
    sellerDialog,
    /** The shortcuts of the home. */
    shortcuts: page.getByRole('navigation', { name: 'Atalhos' }).getByRole('link'),
    /** The entries of the bar, in order, once it is there; every role has one. A narrow window has no bar. */
    navigation: async () => {
      const entries = page.getByRole('navigation', { name: 'Principal' }).getByRole('link')
      await entries.first().waitFor()
      return entries.allInnerTexts()
    },
    expectHome: () =>
      expect(page.getByRole('heading', { level: 1, name: /^(Bom dia|Boa tarde|Boa noite), / })).toBeVisible(),
    logOut: async () => {
      await userMenu.click()
      await page.getByRole('menuitem', { name: 'Sair' }).click()
      await page.getByRole('dialog', { name: 'Sair do Girassol' }).getByRole('button', { name: 'Sair' }).click()
    },
    pickSeller,
    /** Selects an integrator when the cart needs no confirmation. */
    chooseSeller: async (fancyName: string) => {
      await pickSeller(fancyName)
      await expect(sellerDialog).toBeHidden()
    },
  }
}
