import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { ErpTitles } from './erp.ts'

const titleSchema = z.object({
  orderNumber: z.number().int(),
  settledCents: z.number().int(),
  day: z.string(),
  erpTenantId: z.string(),
})
export type SimulatedTitle = z.infer<typeof titleSchema>

/** Where the simulated ERP stores the titles that it settled, one for each key: every process must see all of them. */
export type TitleBook = {
  put(key: string, title: SimulatedTitle): Promise<void>
  /** In the order of their keys. */
  list(day: string, erpTenantId: string): Promise<unknown[]>
}

export const titlesInMemory = (): TitleBook => {
  const titles = new Map<string, SimulatedTitle>()
  return {
    put: async (key, title) => void titles.set(key, title),
    list: async (day, tenant) =>
      [...titles.values()].filter((title) => title.day === day && title.erpTenantId === tenant),
  }
}

type TitleOptions = { delayMs: number; pageSize: number }

/** The settled titles of a simulated ERP (REL-013). */
export const simulatedErpTitles = (book: TitleBook, { delayMs, pageSize }: TitleOptions): ErpTitles => ({
  async listSettled({ day, erpTenantId, page }) {
    await wait(delayMs)
    const found = (await book.list(day, erpTenantId)).map((title) => titleSchema.parse(title))
    const end = page * pageSize
    const titles = found.slice(end - pageSize, end)
    return {
      titles: titles.map(({ orderNumber, settledCents }) => ({ orderNumber, settledCents })),
      hasNext: end < found.length,
    }
  },
})
