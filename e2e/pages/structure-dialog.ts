import type { Page } from '@playwright/test'

/** The calculation of the fixing structure: a tab for each line of panels, and the drawing of the roof. */
export const structureDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Cálculo das estruturas de fixação' })
  const drawing = dialog.getByRole('figure')
  return {
    dialog,
    drawing,
    /** The rectangles of the drawing. */
    panels: drawing.locator('[data-panel]'),
    list: (name: string) => dialog.getByRole('combobox', { name }),
    field: (name: string) => dialog.getByRole('textbox', { name }),
  }
}
