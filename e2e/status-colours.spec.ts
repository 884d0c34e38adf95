import { listOrders, type OrderRow } from '@girassol/contract/orders'
import type { PointEntryView } from '@girassol/contract/points'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { recordList } from './pages/record-pages.ts'
import { placeOrder, registerPerson } from './purchases.ts'

const colours = ['grey', 'red', 'amber', 'green', 'blue'] as const
type Colour = (typeof colours)[number]

/** The common name of a computed colour, 'rgb(17, 96, 47)', by its hue in degrees; else the colour itself. */
const nameColour = (computed: string): string => {
  const [red = 0, green = 0, blue = 0] = (computed.match(/[\d.]+/g) ?? []).map(Number)
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  if (range <= 16) return 'grey'
  const sector =
    most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range
  const hue = (sector * 60 + 360) % 360
  if (hue <= 20 || hue >= 340) return 'red'
  if (hue >= 35 && hue <= 60) return 'amber'
  if (hue >= 100 && hue <= 165) return 'green'
  return hue >= 195 && hue <= 240 ? 'blue' : computed
}

/** The colours of a badge, its text and its background, as the browser computes them. */
const readColours = async (badge: Locator): Promise<readonly string[]> => {
  const computed = await badge.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element)
    return [color, backgroundColor]
  })
  return computed.map(nameColour)
}

const inBothThemes = async (page: Page, check: () => Promise<void>) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor()
    await check()
  }
}

const words: readonly (readonly [Colour, OrderRow['status'], string])[] = [
  ['blue', 'INVOICE', 'Pedido em análise'],
  ['grey', 'PROCESSING', 'Processando'],
  ['amber', 'INVOICE_VALIDATED', 'Validado'],
  ['green', 'INVOICE_APPROVED', 'Aprovado'],
  ['red', 'INVOICE_REPROVED', 'Reprovado'],
  ['red', 'INVOICE_CANCELED', 'Cancelado'],
  ['red', 'INVOICE_CANCELED_PAID', 'Cancelado pago'],
  ['red', 'INVOICE_PAYMENT_ERROR', 'Erro no pagamento'],
  ['grey', 'INVOICE_PAYED', 'Pagamento efetuado'],
  ['grey', 'INVOICE_PAYED_ERP', 'Pagamento confirmado'],
  ['grey', 'CONFIRMING_PAYMENT_ERP', 'Confirmando pagamento'],
  ['grey', 'CONFIRMING_BILL_ERP', 'Confirmando faturamento'],
  ['grey', 'INVOICE_BILLING', 'Liberando faturamento'],
  ['grey', 'INVOICE_BILLING_ERP', 'Faturamento liberado'],
  ['grey', 'INVOICE_SEPARATE', 'Em separação'],
  ['grey', 'INVOICE_BILLED', 'Faturado'],
  ['grey', 'BILLED_WAITING_RELEASE', 'Faturado aguardando liberação'],
  ['grey', 'BILLED_WAITING_PAYMENT', 'Faturado aguardando pagamento'],
  ['grey', 'WAITING_DISPATCH', 'Aguardando expedição'],
  ['grey', 'INVOICE_DISPATCHED', 'Expedido'],
  ['grey', 'DELIVERY_EN_ROUTE', 'Em rota de entrega'],
  ['grey', 'DELIVERY_IN_TRANSIT', 'Em trânsito'],
  ['grey', 'DELIVERY_START', 'Entrega iniciada'],
  ['grey', 'DELIVERY_AT_AFFILIATE', 'Na filial da transportadora'],
  ['grey', 'INVOICE_DELIVERED', 'Entregue'],
  ['grey', 'PROCESSING_CANCELLATION', 'Processando cancelamento'],
  ['grey', 'WAITING_APPROVAL', 'Aguardando aprovação'],
  ['grey', 'INVOICE_ANALYSIS', 'Em análise de crédito'],
]

test('ORD-061 ORD-062 ORD-063 ORD-064 ORD-065 ORD-066 ORD-067 ORD-068 ORD-069 ORD-070 ORD-071 ORD-072 ORD-073 ORD-074 ORD-075 ORD-076 ORD-077 ORD-078 ORD-079 ORD-080 ORD-081 ORD-082 ORD-083 ORD-084 ORD-085 ORD-086 ORD-087 ORD-088 C-48 every status has its word in its colour, in the list and in the detail, light and dark', async ({
  page,
  logIn,
  call,
}) => {
  const seller = 'INT010'
  await logIn('administrator', seller)
  const { name } = await registerPerson(call, { name: 'Paleta de Cores', seller })
  const placed = await placeOrder(call, { seller, customer: name })
  const [row] = (await call(listOrders, { query: { term: String(placed.id) } })).data
  const data = words.map(([, status], at) => ({ ...row, id: 900_001 + at, status }))
  await page.route('**/api/v2/invoice?**', (route) =>
    route.fulfill({ json: { data, total: data.length, totalIsExact: true } }),
  )
  await page.goto('/pedidos')
  const findRow = (at: number) => recordList(page).findRow(900_001 + at)
  await expect(findRow(0)).toBeVisible()
  await inBothThemes(page, async () => {
    for (const [at, [colour, , word]] of words.entries()) {
      await findRow(at).scrollIntoViewIfNeeded()
      expect([word, ...(await readColours(findRow(at).getByText(word, { exact: true })))]).toEqual([
        word,
        colour,
        colour,
      ])
    }
  })
  for (const colour of colours) {
    const [, status, word] = words.find(([each]) => each === colour) ?? []
    await page.route(`**/api/v2/invoice/${placed.id}`, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), status } })
    })
    await page.goto(`/pedidos/${placed.id}`)
    const badge = page.getByRole('main').locator('[data-tone]').getByText(String(word), { exact: true }).first()
    await expect(badge).toBeVisible()
    await inBothThemes(page, async () => expect([word, ...(await readColours(badge))]).toEqual([word, colour, colour]))
  }
})

const entry = (id: number, type: PointEntryView['type']): PointEntryView => ({
  id,
  type,
  createdAt: '2026-11-20T15:00:00.000Z',
  value: 100 + id,
  balance: 1000,
  qualifiable: true,
  expirationDate: null,
  invoice: null,
  seller: { id: 1, name: 'Sol do Cerrado Energia Ltda' },
  motive: null,
  trade: null,
})

test('PTS-033 PTS-034 PTS-035 a credit is green, a debit red and a chargeback amber, light and dark', async ({
  page,
  logIn,
}) => {
  const data = [entry(1, 'CREDIT'), entry(2, 'DEBIT'), entry(3, 'CHARGEBACK')]
  await logIn('points-administrator')
  await page.route('**/api/admin/points?**', (route) =>
    route.fulfill({ json: { data, total: data.length, totalIsExact: true } }),
  )
  await page.goto('/pontos/gerenciar')
  const table = page.getByRole('table')
  await expect(table.getByText('Crédito', { exact: true })).toBeVisible()
  await inBothThemes(page, async () => {
    for (const [word, colour] of [
      ['Crédito', 'green'],
      ['Débito', 'red'],
      ['Estorno', 'amber'],
    ] as const) {
      expect([word, ...(await readColours(table.getByText(word, { exact: true })))]).toEqual([word, colour, colour])
    }
  })
})
