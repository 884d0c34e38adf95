import * as budgets from '@girassol/contract/budgets'
import * as cart from '@girassol/contract/cart'
import * as generator from '@girassol/contract/generator'
import type { OrderView } from '@girassol/contract/orders'
import * as orders from '@girassol/contract/orders'
import type { ApprovalView } from '@girassol/contract/purchase-approvals'
import * as contract from '@girassol/contract/purchase-approvals'
import type { CompanyRole } from '@girassol/domain/access'
import type { DatabaseKind } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { aBudget, toEditItems } from '../budgets/test-budgets.ts'
import { kitOptions, openShop, products } from '../cart/test-shop.ts'

export const admin = 'integrator@girassol.demo'
export const approver = 'manager@girassol.demo'
export const buyer = 'contributor@girassol.demo'

type Rights = {
  company_role?: CompanyRole
  order_limit_cents?: number | null
  month_limit_cents?: number | null
  can_view_product_prices?: boolean
  active?: boolean
}

/** The shop of a company whose ADMIN, APPROVER and BUYER have no limits yet. */
export const openPurchases = async (kind: DatabaseKind) => {
  const shop = await openShop(kind)
  const { db } = shop
  const set = (email: string, rights: Rights) =>
    db.updateTable('app_user').set(rights).where('email', '=', email).execute()
  const list = async (call: Caller, query: { status?: 'PENDING'; orderId?: number } = {}) =>
    (await call(contract.listApprovals, { query })).json() as { data: ApprovalView[]; total: number; waiting: number }
  return {
    ...shop,
    set,
    list,
    reset: async () => {
      await db.deleteFrom('purchase_approval').execute()
      await db.deleteFrom('company_rule').execute()
      await db.deleteFrom('notification').execute()
      await db.updateTable('orders').set({ approval_until: null }).where('approval_until', 'is not', null).execute()
      const usual = { order_limit_cents: null, month_limit_cents: null, can_view_product_prices: true, active: true }
      await set(admin, { ...usual, company_role: 'ADMIN' })
      await set(approver, { ...usual, company_role: 'APPROVER' })
      await set(buyer, { ...usual, company_role: 'BUYER' })
    },
    /** A budget of the caller with this total, in cents. */
    budgetOf: async (call: Caller, total_invoice_cents: number): Promise<number> => {
      const { id } = await aBudget(shop, call)
      await db.updateTable('orders').set({ total_invoice_cents }).where('id', '=', id).execute()
      return id
    },
    place: (call: Caller, id: number) =>
      call(budgets.changeOrderStatus, { params: { id }, body: { status: 'INVOICE' } }),
    finish: (call: Caller, id: number) => call(cart.finishAsOrder, { params: { id } }),
    /** The pending approval of a cart, budget or order, as the caller reads it. */
    find: async (call: Caller, orderId: number): Promise<ApprovalView> => {
      const [found] = (await list(call, { orderId })).data
      if (found === undefined) throw new Error(`no approval of ${orderId}`)
      return found
    },
    approve: (call: Caller, { id, version, total }: ApprovalView, named = total) =>
      call(contract.approvePurchase, { params: { id }, body: { total: named ?? 0, version } }),
    reject: (call: Caller, { id, version }: ApprovalView, reason = 'Fora do orçamento do mês') =>
      call(contract.rejectPurchase, { params: { id }, body: { reason, version } }),
    withdraw: (call: Caller, { id, version }: ApprovalView) =>
      call(contract.withdrawPurchase, { params: { id }, body: { version } }),
  }
}

export type Purchases = Awaited<ReturnType<typeof openPurchases>>

type Change = readonly [name: string, call: () => ReturnType<Caller>]

const changesOfBoth = (call: Caller, { id, integrator }: OrderView, customerId: number): readonly Change[] => {
  const params = { id }
  return [
    [
      'changeIntegrator',
      () => call(cart.changeIntegrator, { params: { id, sellerId: integrator.id }, body: { customerId } }),
    ],
    ['changePrices', () => call(cart.changePrices, { params, body: { grossCommission: 10 } })],
    ['recalculateAvailability', () => call(orders.recalculateAvailability, { params })],
    ['recalculateInsurance', () => call(orders.recalculateInsurance, { params })],
    ['recalculateCommission', () => call(orders.recalculateCommission, { params })],
  ]
}

const changesOfCart = (call: Caller, { id }: OrderView, customerId: number): readonly Change[] => {
  const params = { id }
  const item = { cartId: id, code: products.panel, qty: 20 }
  return [
    ['addCartItem', () => call(cart.addCartItem, { body: { erpCode: products.clamp, quantity: 10 } })],
    ['changeCartItemQuantity', () => call(cart.changeCartItemQuantity, { params: item, query: {} })],
    ['removeCartItem', () => call(cart.changeCartItemQuantity, { params: { ...item, qty: 0 }, query: {} })],
    ['emptyCart', () => call(cart.emptyCart)],
    ['changeCartType', () => call(cart.changeCartType, { params: { type: 'PA' } })],
    ['updateCart', () => call(cart.updateCart, { params, body: { customerId } })],
    ['chooseSameAddress', () => call(cart.chooseSameAddress, { params })],
    ['choosePickup', () => call(cart.choosePickup, { params })],
    ['finishAsOrder', () => call(cart.finishAsOrder, { params })],
    ['finishAsBudget', () => call(cart.finishAsBudget, { params })],
    ['confirmOrder', () => call(cart.confirmOrder, { params, body: { status: 'INVOICE' } })],
    ['searchKits', () => call(generator.searchKits, { body: kitOptions })],
  ]
}

const changesOfBudget = (call: Caller, budget: OrderView, customerId: number): readonly Change[] => {
  const params = { id: budget.id }
  const items = toEditItems(budget)
  const item = { productErpCode: products.panel, quantity: 20 }
  return [
    ['changeOrderStatus', () => call(budgets.changeOrderStatus, { params, body: { status: 'INVOICE' } })],
    ['simulateBudget', () => call(budgets.simulateBudget, { params, body: { items } })],
    ['saveBudget', () => call(budgets.saveBudget, { params, body: { items } })],
    ['changeOrderDetails', () => call(cart.changeOrderDetails, { params, body: { customerId } })],
    ['changeOrderItem', () => call(cart.changeOrderItem, { params, body: item })],
    ['removeBudget', () => call(budgets.removeBudget, { params })],
  ]
}

/** Every call with which an integrator changes a cart or budget, each with its name (COMP-013). */
export const listChanges = (call: Caller, record: OrderView, customerId: number): readonly Change[] => [
  ...changesOfBoth(call, record, customerId),
  ...(record.status === 'CART' ? changesOfCart : changesOfBudget)(call, record, customerId),
]
