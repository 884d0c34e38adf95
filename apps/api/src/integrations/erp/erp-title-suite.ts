import { expect, it } from 'vitest'
import type { Erp, ErpTitle } from './erp.ts'
import { anErpVoucher } from './erp-samples.ts'

/** What every adapter must list of the titles that it settled; it has two titles a page. */
export const describeTitles = (erp: () => Erp): void => {
  const listAll = async (day: string, erpTenantId: string) => {
    const titles: ErpTitle[] = []
    let page = 0
    for (let hasNext = true; hasNext; ) {
      page += 1
      const answer = await erp().titles.listSettled({ day, erpTenantId, page })
      titles.push(...answer.titles)
      hasNext = answer.hasNext
    }
    return { titles: titles.toSorted((a, b) => a.orderNumber - b.orderNumber), page }
  }
  const pay = (number: number, { day, erpTenantId = '01,0101' }: { day: string; erpTenantId?: string }) =>
    erp().orders.confirmPayment({
      idempotencyKey: `settles-${number}`,
      order: { number, erpTenantId },
      payment: { method: 'PIX', amountCents: number * 100 + 1, day },
    })

  it('REL-013 lists the payments and the vouchers that were settled on a day, page by page', async () => {
    for (const number of [5101, 5102]) await pay(number, { day: '2026-11-25' })
    await pay(5102, { day: '2026-11-25' })
    await pay(5103, { day: '2026-11-26' })
    await pay(5104, { day: '2026-11-25', erpTenantId: '02,0203' })
    await erp().vouchers.send({
      idempotencyKey: 'settles-voucher',
      order: { number: 5105, erpTenantId: '01,0101' },
      voucher: anErpVoucher({ number: '77120', amountCents: 29_997, date: '2026-11-25' }),
    })
    const { titles, page } = await listAll('2026-11-25', '01,0101')
    expect(titles).toEqual([
      { orderNumber: 5101, settledCents: 510_101 },
      { orderNumber: 5102, settledCents: 510_201 },
      { orderNumber: 5105, settledCents: 29_997 },
    ])
    expect(page).toBe(2)
  })

  it('REL-013 lists the titles of one branch, and none of a day without any', async () => {
    expect((await listAll('2026-11-25', '02,0203')).titles).toEqual([{ orderNumber: 5104, settledCents: 510_401 }])
    expect((await listAll('2026-11-30', '01,0101')).titles).toEqual([])
  })
}
