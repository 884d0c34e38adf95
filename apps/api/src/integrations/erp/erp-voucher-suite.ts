import { expect, it } from 'vitest'
import type { Erp } from './erp.ts'
import { anErpVoucher } from './erp-samples.ts'

/** What every adapter does with the vouchers of an order, simulated or real. */
export const describeVouchers = (erp: () => Erp): void => {
  const send = (idempotencyKey: string, order: number, number: string) =>
    erp().vouchers.send({
      idempotencyKey,
      order: { number: order, erpTenantId: '01,0101' },
      voucher: anErpVoucher({ number }),
    })

  it('VOU-021 C-107 books a voucher once and answers the same to the same key', async () => {
    const first = await send('voucher-1-1', 4001, '100')
    expect(first).toEqual({ outcome: 'accepted' })
    expect(await send('voucher-1-1', 4001, '100')).toEqual(first)
  })

  it('VOU-021 refuses the same payment of an order under another key, in words, for good', async () => {
    await send('voucher-2-1', 4002, '200')
    const refused = await send('voucher-3-1', 4002, '200')
    expect(refused).toMatchObject({ outcome: 'refused', reason: expect.stringMatching(/\w{3}/) })
    expect(await send('voucher-3-1', 4002, '200')).toEqual(refused)
    expect(await send('voucher-3-2', 4002, '201')).toEqual({ outcome: 'accepted' })
    expect(await send('voucher-4-1', 4003, '200')).toEqual({ outcome: 'accepted' })
  })
}
