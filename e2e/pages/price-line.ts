import { expect, type Page } from '@playwright/test'

/** Discount and service value beside the total: a value that becomes a form when clicked. */
export const priceLine = (page: Page) => {
  const discount = page.getByRole('button', { name: /^Alterar desconto/ })
  const service = page.getByRole('button', { name: /^Alterar valor do serviço/ })
  const form = page.getByRole('form', { name: 'Desconto' })
  const inReais = page.getByRole('textbox', { name: 'Desconto em reais' })
  const inPercent = page.getByRole('textbox', { name: 'Desconto em porcentagem' })
  return {
    discount,
    service,
    form,
    inReais,
    inPercent,
    serviceValue: page.getByRole('textbox', { name: 'Valor do serviço' }),
    open: async () => {
      await discount.click()
      await expect(inReais).toBeFocused()
    },
    /** Types key by key, as a user does. */
    type: async (amount: string) => {
      await inReais.press('ControlOrMeta+a')
      await inReais.pressSequentially(amount)
    },
  }
}
