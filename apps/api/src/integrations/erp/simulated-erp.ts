import { setTimeout as wait } from 'node:timers/promises'
import type {
  Erp,
  ErpCatalogue,
  ErpCustomerRecord,
  ErpOrder,
  ErpOrders,
  ErpProduct,
  OrderCreationAnswer,
} from './erp.ts'
import { oncePerKey } from './once-per-key.ts'
import { simulatedConditions } from './simulated-conditions.ts'
import { simulatedErpCustomers } from './simulated-erp-customers.ts'
import { simulatedErpDocuments } from './simulated-erp-documents.ts'

type SimulatedErpOptions = {
  /** The ERP's catalogue; without it the ERP has none. */
  products?: readonly ErpProduct[]
  pageSize?: number
  /** How long every answer takes, in milliseconds. */
  delayMs?: number
  /** The ERP's sentence when it must refuse, or null when it accepts. */
  refuseOrder?: (order: ErpOrder) => string | null
  refuseCustomer?: (customer: ErpCustomerRecord) => string | null
}

export type SimulatedErp = Erp & {
  /** The orders that took effect, oldest first. */
  readonly createdOrders: readonly ErpOrder[]
}

const never = () => null

/** An ERP in memory: same question, same answer; never at once, as a real one (C-50, C-107). */
export function simulatedErp(options: SimulatedErpOptions = {}): SimulatedErp {
  const { products = [], pageSize = 100, delayMs = 0, refuseOrder = never, refuseCustomer = never } = options
  const createdOrders: ErpOrder[] = []
  return {
    createdOrders,
    catalogue: catalogueOf({ products, pageSize, delayMs }),
    customers: simulatedErpCustomers({ delayMs, refuseCustomer }),
    orders: ordersInto(createdOrders, { delayMs, refuseOrder }),
    documents: simulatedErpDocuments({ delayMs }),
    payments: {
      async listConditions() {
        await wait(delayMs)
        return simulatedConditions.map((condition) => ({ ...condition }))
      },
    },
  }
}

type CatalogueOptions = Required<Pick<SimulatedErpOptions, 'products' | 'pageSize' | 'delayMs'>>

function catalogueOf({ products, pageSize, delayMs }: CatalogueOptions): ErpCatalogue {
  const inOrder = products.toSorted((a, b) => (a.erpCode < b.erpCode ? -1 : 1))
  return {
    async pullProducts(page) {
      await wait(delayMs)
      if (!Number.isInteger(page) || page < 1) throw new RangeError('pages count from 1')
      const end = page * pageSize
      return { products: inOrder.slice(end - pageSize, end), hasNext: end < inOrder.length }
    },
  }
}

type OrderOptions = Required<Pick<SimulatedErpOptions, 'delayMs' | 'refuseOrder'>>

function ordersInto(createdOrders: ErpOrder[], { delayMs, refuseOrder }: OrderOptions): ErpOrders {
  const once = oncePerKey<OrderCreationAnswer>()
  return {
    create: ({ idempotencyKey, order }) =>
      once(idempotencyKey, async () => {
        await wait(delayMs)
        const reason = incompleteness(order) ?? refuseOrder(order)
        if (reason !== null) return { outcome: 'refused', reason }
        createdOrders.push(structuredClone(order))
        // From the portal's number, not a counter: it stays the same when the process starts again.
        return { outcome: 'accepted', erpNumber: String(order.number).padStart(6, '0') }
      }),
  }
}

/** What every ERP refuses, whatever its rules. */
function incompleteness(order: ErpOrder): string | null {
  if (order.customerDocument === '') return 'Cliente não informado no pedido.'
  if (order.lines.length === 0) return 'Pedido sem itens.'
  const bad = order.lines.find(({ quantity }) => !Number.isInteger(quantity) || quantity < 1)
  return bad ? `Quantidade inválida para o produto ${bad.productErpCode}.` : null
}
