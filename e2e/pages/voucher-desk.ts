import { onePixelPng } from '@girassol/test-data/files'
import { expect, type Page } from '@playwright/test'

/** The vouchers of an order: the list, and the page of a new one. */
export const voucherDesk = (page: Page) => ({
  heading: (name: string) => page.getByRole('heading', { level: 1, name, exact: true }),
  row: (file: string) => page.getByRole('row', { name: file }),
  openFromOrders: async (id: number) => {
    await page.goto('/pedidos')
    await page.getByRole('button', { name: `Ações do pedido ${id}` }).click()
    await page.getByRole('menuitem', { name: 'Comprovantes' }).click()
  },
  startAdding: () => page.getByRole('button', { name: 'Adicionar comprovante' }).click(),
  chooseFile: (name: string) =>
    page
      .getByLabel('Escolher arquivo')
      .setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(onePixelPng, 'base64') }),
  type: async (label: string, text: string) => {
    await page.getByRole('textbox', { name: label }).click()
    await page.keyboard.type(text)
  },
  save: () => page.getByRole('button', { name: 'Salvar', exact: true }).click(),
  send: (file: string) => page.getByRole('button', { name: `Enviar ao ERP o comprovante ${file}` }).click(),
  /** The list is read again every 10 seconds while the ERP processes a voucher. */
  expectAnswer: (text: string | RegExp) =>
    expect(page.getByRole('main').getByText(text).first()).toBeVisible({ timeout: 25_000 }),
})
