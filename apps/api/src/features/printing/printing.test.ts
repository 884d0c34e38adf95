import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as cart from '@girassol/contract/cart'
import type { Endpoint } from '@girassol/contract/http/endpoint'
import * as contract from '@girassol/contract/printing'
import { isAccessKey } from '@girassol/domain/printing'
import { plusHours } from '@girassol/domain/shared'
import { sql, type Updateable } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Orders } from '../../database/schema.ts'
import { testedDatabases } from '../../database/test-database.ts'
import { readPdfPages } from '../../documents/test-pdf.ts'
import type { Caller } from '../../test-application.ts'
import { kitOptions, noon, openShop, readyCart, type Shop } from '../cart/test-shop.ts'

const isPdf = (bytes: Uint8Array): boolean => new TextDecoder().decode(bytes.slice(0, 5)) === '%PDF-'

describe.each(testedDatabases)('printing on %s', (kind) => {
  let shop: Shop
  let integrator: Caller
  let second: Caller
  let financial: Caller
  let folder: string
  const ids = { order: 0, budget: 0 }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'girassol-printing-'))
    shop = await openShop(kind, { environment: { DATA_DIR: folder } })
    integrator = await shop.as('integrator@girassol.demo')
    second = await shop.as('integrator2@girassol.demo')
    financial = await shop.as('financial@girassol.demo')
    ids.order = (await readyCart(shop, integrator)).id
    await integrator(cart.finishAsOrder, { params: { id: ids.order } })
    ids.budget = (await readyCart(shop, integrator)).id
    await integrator(cart.finishAsBudget, { params: { id: ids.budget } })
  })
  afterAll(async () => {
    await shop.close()
    await rm(folder, { recursive: true })
  })

  let approvals = 0
  /**
   * An order in a given state, approved at its own minute, so that it never gets the stored documents of another test.
   */
  const become = (columns: Updateable<Orders>) => {
    approvals += 1
    const plain = { payment_method: 'PIX', is_future_sale: false, is_triangulation: false } as const
    return shop.db
      .updateTable('orders')
      .set({ ...plain, approved_at: plusHours(noon, approvals), ...columns })
      .where('id', '=', ids.order)
      .execute()
  }

  const of = (id: number) => ({ params: { id } })
  const asOrder = () => ({ ...of(ids.order), query: {} })
  const read = async (call: Caller, endpoint: Endpoint) => {
    const answer = await call(endpoint, of(ids.order) as never)
    return { status: answer.statusCode, ...(answer.json() as { message?: string; data?: Record<string, string> }) }
  }
  const attachment = async (type: string) => {
    const answer = await integrator(contract.printAttachment, { params: { id: ids.order, type: type as 'NF' } })
    return { status: answer.statusCode, ...(answer.json() as { message?: string; data?: Record<string, string> }) }
  }

  test('PRT-006 an order is a PDF under its own name', async () => {
    await become({ status: 'INVOICE' })
    const answer = await integrator(contract.printOrder, asOrder())
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(isPdf(answer.rawPayload)).toBe(true)
    expect(answer.headers['content-disposition']).toContain(`attachment; filename="Pedido ${ids.order}.pdf"`)
    // Nothing of an order stays in a browser, not even a version to ask with (SEC-017).
    expect([answer.headers['cache-control'], answer.headers.etag]).toEqual(['no-store', undefined])
  })

  test('BUD-047 PRT-006 a budget is printed as a budget and an order as an order; a cart cannot be printed', async () => {
    const print = async (id: number, document: 'order' | 'budget') => {
      const answer = await integrator(contract.printOrder, { params: { id }, query: { document } })
      return [answer.statusCode, answer.headers['content-disposition'] ?? answer.json().message]
    }
    expect(await print(ids.budget, 'budget')).toEqual([200, expect.stringContaining(`Orcamento ${ids.budget}.pdf`)])
    expect(await print(ids.budget, 'order')).toEqual([409, 'Este é um orçamento, não um pedido.'])
    expect(await print(ids.order, 'budget')).toEqual([409, 'Este é um pedido, não um orçamento.'])
    const { id } = await readyCart(shop, integrator)
    expect(await print(id, 'order')).toEqual([409, expect.stringContaining('carrinho')])
  })

  test('USE-030 C-29 a budget names the seller, and prints the strings while the modules are those of the sized kit', async () => {
    const { module, inverter, sizing } = await shop.sizeKit(kitOptions, 'SP')
    const put = (loads: unknown) => {
      const codes = { moduleCode: module.code, inverterCode: inverter.code }
      const kit = { ...codes, module: module.module, inverter: inverter.inverter, loads, roofTypeId: 1 }
      const stored = sql<never>`${JSON.stringify(kit)}::jsonb`
      return shop.db.updateTable('orders').set({ kit: stored }).where('id', '=', ids.budget).execute()
    }
    const print = async () => {
      const answer = await integrator(contract.printOrder, { ...of(ids.budget), query: { document: 'budget' } })
      return readPdfPages(answer.rawPayload).flat()
    }
    await put(sizing.loads)
    const lines = await print()
    expect(lines.slice(0, 2)).toEqual([
      'Girassol Distribuidora de Energia Solar Ltda',
      'CNPJ 90.456.789/0001-82 · (19) 3000-3000 · vendas@girassol.demo',
    ])
    expect(lines.join('\n')).toContain('Um orçamento vale até a data indicada nele')
    expect(lines.filter((line) => line.startsWith('Strings'))).toEqual([expect.stringMatching(/1 string de 10$/)])
    await put(sizing.loads.map(({ mppts }) => ({ mppts })))
    expect((await print()).filter((line) => line.startsWith('Strings'))).toHaveLength(1)
    await put([{ count: 1, mppts: [{ strings: 1, modulesPerString: 9 }] }])
    expect((await print()).filter((line) => line.startsWith('Strings'))).toEqual([])
  })

  test('BUD-047 NAV-021 users who may not read budgets cannot print them', async () => {
    const query = { document: 'budget' } as const
    expect((await financial(contract.printOrder, { ...of(ids.budget), query })).statusCode).toBe(404)
    expect(
      (await integrator(contract.printOrder, { ...of(ids.budget), query: { document: 'x' as 'order' } })).statusCode,
    ).toBe(400)
  })

  test.each(['INVOICE_BILLED', 'WAITING_DISPATCH', 'INVOICE_DISPATCHED'] as const)(
    'PRT-002 PRT-007 the NF-e of an order in %s: PDF, XML and key',
    async (status) => {
      await become({ status })
      const { status: code, data } = await attachment('NF')
      expect(code).toBe(200)
      expect(isPdf(Buffer.from(data?.data ?? '', 'base64'))).toBe(true)
      expect(isAccessKey(data?.accessKey ?? '')).toBe(true)
      expect(Buffer.from(data?.xml ?? '', 'base64').toString()).toContain(`NFe${data?.accessKey}`)
      expect(data?.name).toBe(`Nota fiscal ${ids.order}`)
    },
  )

  test('PRT-002 PRT-003 PRT-004 C-89 a document that the status does not offer is refused with a sentence', async () => {
    await become({ status: 'INVOICE_DELIVERED' })
    expect(await attachment('NF')).toMatchObject({ status: 409, message: expect.stringContaining('expedição') })
    expect(await attachment('NF_FUTURE')).toMatchObject({ status: 409, message: 'Este pedido não é uma venda futura.' })
    await become({ status: 'INVOICE_BILLED', is_future_sale: true })
    expect(await attachment('NF')).toMatchObject({ status: 409, message: expect.stringContaining('venda futura') })
    expect(await attachment('BANK_SLIP')).toMatchObject({ status: 409, message: expect.stringContaining('boleto') })
  })

  test('NFE-002 NFE-003 PRT-004 the two invoices of a future sale, the second naming the first', async () => {
    await become({ status: 'INVOICE_BILLED', is_future_sale: true })
    const future = await read(integrator, contract.showFutureSaleInvoice)
    const shipment = await read(integrator, contract.showSimpleShipmentInvoice)
    expect([future.status, shipment.status]).toEqual([200, 200])
    expect(isPdf(Buffer.from(shipment.data?.data ?? '', 'base64'))).toBe(true)
    expect(Buffer.from(shipment.data?.xml ?? '', 'base64').toString()).toContain(
      `<refNFe>${future.data?.accessKey}</refNFe>`,
    )
    await become({ status: 'INVOICE_BILLED' })
    expect((await read(integrator, contract.showSimpleShipmentInvoice)).status).toBe(409)
    expect((await read(integrator, contract.showFutureSaleInvoice)).status).toBe(409)
  })

  test('PRT-010 NFE-003 a future sale that the ERP has not billed has no invoice yet', async () => {
    await become({ status: 'INVOICE_APPROVED', is_future_sale: true })
    expect(await read(integrator, contract.showFutureSaleInvoice)).toMatchObject({
      status: 404,
      message: 'Erro ao encontrar Nota fiscal de venda futura',
    })
  })

  test('TRI-024 NFE-001 the shipment of a triangulation, once its operation was approved', async () => {
    await become({ status: 'INVOICE_DELIVERED', is_triangulation: true })
    const shown = await read(financial, contract.showTriangulationInvoice)
    expect(Buffer.from(shown.data?.xml ?? '', 'base64').toString()).toContain('REMESSA POR CONTA E ORDEM')
    await become({ status: 'INVOICE_BILLED', is_triangulation: true })
    expect((await read(integrator, contract.showTriangulationInvoice)).status).toBe(409)
    await become({ status: 'INVOICE_DELIVERED', is_triangulation: false })
    expect((await read(integrator, contract.showTriangulationInvoice)).status).toBe(409)
    const logistics = await shop.as('logistics@girassol.demo')
    expect((await read(logistics, contract.showTriangulationInvoice)).status).toBe(403)
  })

  test('NFE-004 RET-006 PRT-008 the two checks report whether an invoice and a slip are available', async () => {
    const request = async (endpoint: Endpoint) => (await integrator(endpoint, of(ids.order) as never)).json()
    await become({ status: 'INVOICE_APPROVED', payment_method: 'BARCODE' })
    expect([await request(contract.hasInvoice), await request(contract.canGetBankSlip)]).toEqual([false, true])
    await become({ status: 'INVOICE_BILLED', payment_method: 'BARCODE' })
    expect([await request(contract.hasInvoice), await request(contract.canGetBankSlip)]).toEqual([true, false])
    await become({ status: 'INVOICE_APPROVED' })
    expect(await request(contract.canGetBankSlip)).toBe(false)
  })

  test('PRT-005 PRT-007 prints the slip of an approved boleto, and the order as an attachment', async () => {
    await become({ status: 'INVOICE_APPROVED', payment_method: 'BARCODE' })
    expect(await attachment('BANK_SLIP')).toMatchObject({
      status: 200,
      data: { name: `Boleto ${ids.order}`, xml: null, accessKey: null },
    })
    const own = await attachment('INVOICE_PDF')
    expect(own.data?.name).toBe(`Pedido ${ids.order}`)
    expect(isPdf(Buffer.from(own.data?.data ?? '', 'base64'))).toBe(true)
    expect((await attachment('PASSPORT')).status).toBe(400)
  })

  test('C-29 STORE-020 users who may not see prices get no invoice, but do get the slip and the order without prices', async () => {
    const contributor = await shop.as('contributor@girassol.demo')
    const shown = async (type: 'NF' | 'NF_FUTURE' | 'NF_SIMPLE_SHIPPING' | 'BANK_SLIP' | 'INVOICE_PDF') =>
      (await contributor(contract.printAttachment, { params: { id: ids.order, type } })).statusCode
    await become({ status: 'INVOICE_BILLED' })
    const refused = await contributor(contract.printAttachment, { params: { id: ids.order, type: 'NF' } })
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'A nota fiscal mostra preços, que o seu usuário não pode ver.',
    ])
    expect(await shown('INVOICE_PDF')).toBe(200)
    await become({ status: 'INVOICE_DELIVERED', is_future_sale: true, is_triangulation: true })
    expect([await shown('NF_FUTURE'), await shown('NF_SIMPLE_SHIPPING')]).toEqual([403, 403])
    const viewers = [
      contract.showSimpleShipmentInvoice,
      contract.showFutureSaleInvoice,
      contract.showTriangulationInvoice,
    ]
    for (const endpoint of viewers) expect((await read(contributor, endpoint)).status).toBe(403)
    expect((await read(integrator, contract.showTriangulationInvoice)).status).toBe(200)
    await become({ status: 'INVOICE_APPROVED', payment_method: 'BARCODE' })
    expect(await shown('BANK_SLIP')).toBe(200)
  })

  test('C-08 PRT-006 PRT-007 NFE-002 NFE-003 NFE-004 a stranger’s order is not found, and the carrier is refused', async () => {
    await become({ status: 'INVOICE_BILLED', is_future_sale: true, is_triangulation: true })
    const carrier = await shop.as('shipping-company@girassol.demo')
    const calls: readonly Endpoint[] = [
      contract.printOrder,
      contract.showSimpleShipmentInvoice,
      contract.showFutureSaleInvoice,
      contract.showTriangulationInvoice,
      contract.canGetBankSlip,
      contract.hasInvoice,
      contract.printAttachment,
    ]
    for (const endpoint of calls) {
      const request = { params: { id: ids.order, type: 'NF_FUTURE' } } as never
      expect([endpoint.path, (await second(endpoint, request)).statusCode]).toEqual([endpoint.path, 404])
      expect([endpoint.path, (await carrier(endpoint, request)).statusCode]).toEqual([endpoint.path, 403])
    }
  })

  test('SEC-009 a printed order and a paper of an order leave a security event, and nothing where they were refused', async () => {
    const { id } = await readyCart(shop, integrator)
    await integrator(cart.finishAsOrder, { params: { id } })
    expect((await integrator(contract.printOrder, { ...of(id), query: {} })).statusCode).toBe(200)
    expect((await integrator(contract.printAttachment, { params: { id, type: 'INVOICE_PDF' } })).statusCode).toBe(200)
    expect((await second(contract.printOrder, { ...of(id), query: {} })).statusCode).toBe(404)
    const list = () =>
      shop.db.selectFrom('security_event').select(['kind', 'call']).where('call', 'like', `%/${id}/%`).execute()
    await vi.waitFor(async () => {
      expect((await list()).toSorted((a, b) => (a.call < b.call ? -1 : 1))).toEqual([
        { kind: 'exported', call: `GET /invoice/${id}/pdf` },
        { kind: 'document-read', call: `GET /invoice/${id}/print-attachment/:type` },
      ])
    })
  })
})
