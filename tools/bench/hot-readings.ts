import * as catalogue from '@girassol/contract/catalogue'
import * as orders from '@girassol/contract/orders'
import { type BenchCaller, toShot } from './bench-callers.ts'
import type { Shot } from './fire.ts'
import { type HotCall, type Prepared, pick, product } from './hot-call.ts'

const words = [
  'heluria mono',
  'modulo 550w topcon',
  'inversor trifasico 12kw',
  'cabo solar',
  'suporte 2400',
  'lumora jkm',
]
/** Calls that only read. */
export const hotReadings = ({ callers, orderIds, sellerIds, orderCount }: Prepared): HotCall[] => {
  const forAll = (shot: (caller: BenchCaller, index: number) => Shot) => callers.map(shot)
  const list = (skip: number) => forAll((caller) => toShot(caller, orders.listOrders, { query: { skip } }))
  const lastPage = Math.max(1, Math.floor((orderCount * 7) / 8 / 15))
  return [
    {
      name: 'catalogue search',
      shots: forAll((caller, index) =>
        toShot(caller, catalogue.listProducts, { query: { term: pick(words, index), type: 'MP' } }),
      ),
    },
    {
      name: 'product detail',
      shots: forAll((caller) => toShot(caller, catalogue.showProduct, { params: { urlId: product.erpCode } })),
    },
    { name: 'order list, page 1', shots: list(1) },
    { name: `order list, page ${Math.min(400, lastPage)}`, shots: list(Math.min(400, lastPage)) },
    {
      name: 'order list, filtered',
      shots: forAll((caller, index) =>
        toShot(caller, orders.listOrders, {
          query: {
            skip: 1,
            status: 'INVOICE_APPROVED,INVOICE_DELIVERED',
            sellers: String(pick(sellerIds, index)),
            term: 'cliente 7',
          },
        }),
      ),
    },
    {
      name: 'order detail',
      shots: forAll((caller, index) =>
        toShot(caller, orders.showOrder, { params: { id: pick(orderIds, index * 97) } }),
      ),
    },
  ]
}
