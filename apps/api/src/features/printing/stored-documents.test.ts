import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as cart from '@girassol/contract/cart'
import * as contract from '@girassol/contract/printing'
import type { Updateable } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Orders } from '../../database/schema.ts'
import type { ErpDocumentRequest } from '../../integrations/erp/erp-documents.ts'
import { simulatedErp } from '../../integrations/erp/simulated-erp.ts'
import type { Caller } from '../../test-application.ts'
import { noon, openShop, readyCart, type Shop } from '../cart/test-shop.ts'

describe('documents of an ERP that may be down', () => {
  let shop: Shop
  let integrator: Caller
  let folder: string
  let id: number
  let isDown = false
  const requests: string[] = []

  const erp = simulatedErp()
  const answer = <Result>(question: string, { kind }: ErpDocumentRequest, result: () => Promise<Result>) => {
    requests.push(`${question} ${kind}`)
    return isDown ? Promise.reject(new Error('the ERP is down')) : result()
  }
  const documents = {
    has: (request: ErpDocumentRequest) => answer('has', request, () => erp.documents.has(request)),
    read: (request: ErpDocumentRequest) => answer('read', request, () => erp.documents.read(request)),
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'girassol-kept-'))
    shop = await openShop('postgres', { environment: { DATA_DIR: folder }, ports: { erp: { ...erp, documents } } })
    integrator = await shop.as('integrator@girassol.demo')
  })
  beforeEach(async () => {
    isDown = false
    id = (await readyCart(shop, integrator)).id
    await integrator(cart.finishAsOrder, { params: { id } })
    requests.length = 0
  })
  afterAll(async () => {
    await shop.close()
    await rm(folder, { recursive: true })
  })

  const become = (columns: Updateable<Orders>) =>
    shop.db
      .updateTable('orders')
      .set({ approved_at: noon, ...columns })
      .where('id', '=', id)
      .execute()

  const print = async (type: 'NF' | 'BANK_SLIP') => {
    const printed = await integrator(contract.printAttachment, { params: { id, type } })
    return { status: printed.statusCode, body: printed.json() as { data?: { data: string } } }
  }

  test('PRT-007 C-107 a second print needs no ERP, nor does the check whether the document exists', async () => {
    await become({ status: 'INVOICE_BILLED' })
    const first = await print('NF')
    isDown = true
    const second = await print('NF')
    expect(second).toEqual(first)
    expect((await integrator(contract.hasInvoice, { params: { id } })).json()).toBe(true)
    expect(requests).toEqual(['read NF'])
  })

  test('PRT-007 a document never printed before is unavailable while the ERP is down, and available afterwards', async () => {
    await become({ status: 'INVOICE_DISPATCHED', nf_key: '35260211222333000181550010000123451123456789' })
    isDown = true
    expect((await print('NF')).status).toBe(500)
    isDown = false
    expect((await print('NF')).status).toBe(200)
  })

  test('PRT-005 PRT-008 a slip whose due day changed is requested again; a status without slips requests nothing', async () => {
    await become({ status: 'INVOICE_APPROVED', payment_method: 'BARCODE', payment_due_date: '2026-11-30' })
    const first = await print('BANK_SLIP')
    await become({ payment_due_date: '2026-12-04' })
    const moved = await print('BANK_SLIP')
    expect(moved.body.data?.data).not.toBe(first.body.data?.data)
    expect(requests).toEqual(['read BANK_SLIP', 'read BANK_SLIP'])
    await become({ status: 'INVOICE_PAYED' })
    expect((await integrator(contract.canGetBankSlip, { params: { id } })).json()).toBe(false)
    expect(requests).toHaveLength(2)
  })

  test('PRT-007 two prints at once return the same document', async () => {
    await become({ status: 'INVOICE_BILLED', nf_key: '33150308370779000149550010001100931002410775' })
    const [one, other] = await Promise.all([print('NF'), print('NF')])
    expect([one.status, other.status]).toEqual([200, 200])
    const third = await print('NF')
    expect([one, other].some(({ body }) => body.data?.data === third.body.data?.data)).toBe(true)
  })
})
