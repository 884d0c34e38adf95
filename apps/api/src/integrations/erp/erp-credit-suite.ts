import { expect, it } from 'vitest'
import type { Erp, ErpCredit } from './erp.ts'

const credit: ErpCredit = { protocol: 'R-2026-000031', kind: 'CREDIT', amountCents: 129_040, reason: null }

/** What every adapter does with the credits of claims, simulated or real. */
export const describeCredits = (erp: () => Erp): void => {
  it('CLM-007 C-107 books a credit once and answers the same to the same key', async () => {
    const book = () =>
      erp().credits.book({
        idempotencyKey: 'claim-31-7',
        order: { number: 4011, erpTenantId: '01,0101' },
        credit,
      })
    const first = await book()
    expect(first).toEqual({ outcome: 'accepted' })
    expect(await book()).toEqual(first)
  })
}
