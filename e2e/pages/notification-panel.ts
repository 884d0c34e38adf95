import type { Page } from '@playwright/test'

/** The bell of the bar and its panel. */
export const notificationPanel = (page: Page) => {
  const panel = page.getByRole('dialog', { name: /^Notificações/ })
  const findRow = (message: string) => panel.getByRole('listitem').filter({ hasText: message })
  return {
    bell: page.getByRole('button', { name: /^Notificações/ }),
    panel,
    findRow,
    findLink: (message: string) => findRow(message).getByRole('link'),
  }
}
