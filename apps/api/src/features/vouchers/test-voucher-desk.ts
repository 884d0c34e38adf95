import * as contract from '@girassol/contract/vouchers'
import { aPdf } from '@girassol/test-data/files'
import type { Database } from '../../database/connection.ts'
import type { DatabaseKind } from '../../database/test-database.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { aJpeg, aPng } from '../../integrations/files/test-pictures.ts'
import type { Effects } from '../../outbox/effects.ts'
import type { Caller } from '../../test-application.ts'
import { openShop } from '../cart/test-shop.ts'
import { approvedOrder } from '../payments/test-payer.ts'
import { sendVoucherToErp } from './send-voucher-to-erp.ts'

/** A PNG, a JPEG and a PDF, and a file of Word. */
export const files = {
  png: aPng().toString('base64'),
  jpg: aJpeg().toString('base64'),
  pdf: Buffer.from(aPdf(), 'latin1').toString('base64'),
  docx: Buffer.from('PK\x03\x04word').toString('base64'),
} as const

type Rest = Record<string, unknown>

/** A complete voucher, as the screen sends it. */
const toBody = (rest: Rest = {}) => ({
  type: 'FINANCING' as const,
  file: files.pdf as string,
  filename: 'recibo.pdf',
  fileExtension: 'pdf',
  voucherNumber: '88219',
  voucherDate: '2026-11-20',
  voucherAmount: 1_279.04,
  bankAccount: '67890-1',
  bankAccountName: 'Banco do Brasil',
  ...rest,
})

/** The actions of Financial and other roles on vouchers. */
const add = (call: Caller, id: number, { key, ...rest }: Rest & { readonly key?: string } = {}) =>
  call(
    contract.addAttachment,
    { params: { id }, body: toBody(rest) },
    key === undefined ? {} : { 'idempotency-key': key },
  )

type Named = { readonly id: number; readonly attId: number }

const edit = (call: Caller, params: Named, rest: Rest = {}) => {
  const { file: _file, filename: _name, fileExtension: _extension, ...body } = toBody(rest)
  return call(contract.updateVoucher, { params, body: { ...body, type: 'DEPOSIT' } })
}

const send = (call: Caller, id: number, attId: number) => call(contract.sendVoucher, { params: { id, attId } })
const remove = (call: Caller, id: number, attId: number) => call(contract.removeAttachment, { params: { id, attId } })

const show = async (call: Caller, params: Named, file: 'yes' | 'no' = 'no') =>
  (await call(contract.showAttachment, { params, query: { file } })).json() as contract.AttachmentView

/** The pending sendings of this order to the ERP, oldest first, and the worker that delivers them. */
const createVoucherOutbox = (deps: Dependencies) => {
  const recorded = async (orderId: number): Promise<Effects['erp.voucher'][]> => {
    const { rows } = await deps.connection.pool.query(
      `select data from pgboss.job where name = 'erp.voucher' and (data->>'orderId')::integer = $1 order by created_on`,
      [orderId],
    )
    return rows.map(({ data }) => data)
  }
  return {
    recorded,
    deliver: async (orderId: number, times = 1): Promise<void> => {
      const waiting = await recorded(orderId)
      for (let time = 0; time < times; time += 1) for (const each of waiting) await sendVoucherToErp(deps, each)
    },
  }
}

const createRecords = (db: Database) => ({
  stored: (attId: number) =>
    db.selectFrom('order_attachment').selectAll().where('id', '=', attId).executeTakeFirstOrThrow(),
  readLog: async (orderId: number): Promise<string[]> => {
    const lines = db.selectFrom('order_log').select(['description', 'author']).where('order_id', '=', orderId)
    return (await lines.orderBy('id').execute()).map(({ description, author }) => `${author}: ${description}`)
  },
})

export type VoucherDesk = Awaited<ReturnType<typeof openVoucherDesk>>

/** For tests: the shop with the callers who handle vouchers, and their actions. */
export const openVoucherDesk = async (kind: DatabaseKind) => {
  const shop = await openShop(kind)
  const owner = await shop.as('integrator@girassol.demo')
  const financial = await shop.as('financial@girassol.demo')
  return {
    ...shop,
    ...createVoucherOutbox(shop.deps),
    ...createRecords(shop.db),
    owner,
    financial,
    add,
    edit,
    send,
    remove,
    show,
    administrator: await shop.as('administrator@girassol.demo'),
    /** An approved order of R$ 7.198,00. */
    order: (method: 'FINANCING' | 'OTHERS' | 'PIX' = 'FINANCING', more: Parameters<typeof approvedOrder>[2] = {}) =>
      approvedOrder({ shop, call: owner }, method, more),
    /** Adds a voucher as Financial and returns its number. */
    added: async (id: number, rest: Rest = {}): Promise<number> => {
      const answer = await add(financial, id, rest)
      if (answer.statusCode !== 201) throw new Error(answer.body)
      return answer.json().id
    },
  }
}
