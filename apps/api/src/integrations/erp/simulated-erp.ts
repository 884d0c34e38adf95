import { setTimeout as wait } from 'node:timers/promises'
import type {
  Erp,
  ErpCatalogue,
  ErpCustomerRecord,
  ErpOrder,
  ErpOrderReference,
  ErpOrderStep,
  ErpProduct,
  OrderStepAnswer,
} from './erp.ts'
import { simulatedConditions } from './simulated-conditions.ts'
import { type SimulatedErpCredit, simulatedErpCredits } from './simulated-erp-credits.ts'
import { simulatedErpCustomers } from './simulated-erp-customers.ts'
import { simulatedErpDocuments } from './simulated-erp-documents.ts'
import { type SimulatedErpStep, simulatedErpOrders } from './simulated-erp-orders.ts'
import { simulatedErpTitles, type TitleBook, titlesInMemory } from './simulated-erp-titles.ts'
import { type AnswerVoucher, type SimulatedErpVoucher, simulatedErpVouchers } from './simulated-erp-vouchers.ts'

type SimulatedErpOptions = {
  /** The ERP's products; none if absent. */
  products?: readonly ErpProduct[]
  pageSize?: number
  /** The delay of every response, in milliseconds. */
  delayMs?: number
  /** The ERP's sentence if it must refuse, or null if it accepts. */
  refuseOrder?: (order: ErpOrder) => string | null
  refuseCustomer?: (customer: ErpCustomerRecord) => string | null
  /** The ERP's response to a step of an order; it accepts by default. Throwing simulates an outage. */
  answerStep?: (step: ErpOrderStep, order: ErpOrderReference) => OrderStepAnswer
  /** The same for a voucher. */
  answerVoucher?: AnswerVoucher
  /** Where the settled titles are; in memory by default. */
  titleBook?: TitleBook
}

export type SimulatedErp = Erp & {
  /** The orders that took effect, oldest first. */
  readonly createdOrders: readonly ErpOrder[]
  /** The steps that the ERP accepted, at once or for later, oldest first; each key once. */
  readonly steps: readonly SimulatedErpStep[]
  /** The vouchers that the ERP accepted, at once or for later, oldest first; each key once. */
  readonly bookedVouchers: readonly SimulatedErpVoucher[]
  /** The credits and refunds of claims that the ERP booked, oldest first; each key once. */
  readonly bookedCredits: readonly SimulatedErpCredit[]
}

const never = () => null
const accept = () => ({ outcome: 'accepted' }) as const

/** An ERP in memory: the same request gets the same response, after a delay like a real ERP's (C-50, C-107). */
export const simulatedErp = (options: SimulatedErpOptions = {}): SimulatedErp => {
  const { products = [], pageSize = 100, delayMs = 0, refuseOrder = never, refuseCustomer = never } = options
  const createdOrders: ErpOrder[] = []
  const steps: SimulatedErpStep[] = []
  const bookedVouchers: SimulatedErpVoucher[] = []
  const bookedCredits: SimulatedErpCredit[] = []
  const titleBook = options.titleBook ?? titlesInMemory()
  return {
    createdOrders,
    steps,
    bookedVouchers,
    bookedCredits,
    check: async () => 'SIMULATED',
    catalogue: createCatalogue({ products, pageSize, delayMs }),
    customers: simulatedErpCustomers({ delayMs, refuseCustomer }),
    orders: simulatedErpOrders(
      { createdOrders, steps, titleBook },
      { delayMs, refuseOrder, answerStep: options.answerStep ?? accept },
    ),
    vouchers: simulatedErpVouchers(
      { booked: bookedVouchers, titleBook },
      { delayMs, answerVoucher: options.answerVoucher ?? accept },
    ),
    credits: simulatedErpCredits(bookedCredits, delayMs),
    titles: simulatedErpTitles(titleBook, { delayMs, pageSize }),
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

const createCatalogue = ({ products, pageSize, delayMs }: CatalogueOptions): ErpCatalogue => {
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
