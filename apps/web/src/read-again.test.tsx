import * as administration from '@girassol/contract/administration'
import * as budgets from '@girassol/contract/budgets'
import * as cart from '@girassol/contract/cart'
import * as customers from '@girassol/contract/customers'
import * as dashboard from '@girassol/contract/dashboard'
import * as financing from '@girassol/contract/financing'
import * as freight from '@girassol/contract/freight'
import * as notifications from '@girassol/contract/notifications'
import * as onboarding from '@girassol/contract/onboarding'
import * as approval from '@girassol/contract/order-approval'
import * as orders from '@girassol/contract/orders'
import * as payments from '@girassol/contract/payments'
import * as profile from '@girassol/contract/profile'
import * as sellers from '@girassol/contract/sellers'
import * as session from '@girassol/contract/session'
import { calculateCarrierFreight } from '@girassol/contract/shipping'
import * as vouchers from '@girassol/contract/vouchers'
import { anOrder, anOrderItem } from '@girassol/test-data/orders'
import { aSeller } from '@girassol/test-data/sellers'
import type { QueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, expect, test } from 'vitest'
import { usePlaceOrder } from './features/budgets/detail/use-place-order.ts'
import { useRemoveBudget } from './features/budgets/detail/use-remove-budget.ts'
import { useSaveBudget } from './features/budgets/editing/use-save-budget.ts'
import { useRemake } from './features/budgets/remaking/use-remake.ts'
import { useEmptyCart } from './features/cart/items/use-empty-cart.ts'
import { useOrderQuantity } from './features/cart/items/use-order-quantity.ts'
import { useChangePrices } from './features/cart/prices/use-change-prices.ts'
import { useFinishCart } from './features/cart/steps/use-finish-cart.ts'
import { useSaveCustomer } from './features/customers/use-save-customer.ts'
import { useSaveBanner } from './features/dashboard/banners/use-save-banner.ts'
import { useSaveFinancing } from './features/financing/use-save-financing.ts'
import { useChangeNotifications } from './features/notifications/use-change-notifications.ts'
import { useSaveOnboardingAnswers } from './features/onboarding/use-save-onboarding-answers.ts'
import { useDecision } from './features/order-approval/use-decision.ts'
import { useSaveOrder } from './features/orders/detail/tabs/use-save-order.ts'
import {
  useInsuranceOnOpen,
  useRecalculateAvailability,
  useRecalculateCommission,
  useRecalculateDeliveryDate,
} from './features/orders/detail/use-recalculations.ts'
import { usePaymentDraft } from './features/payment-methods/choice/use-payment-draft.ts'
import { useUpdateAvatar } from './features/profile/use-update-avatar.ts'
import { useUpdateProfile } from './features/profile/use-update-profile.ts'
import { useChangeSeller } from './features/sellers/use-change-seller.ts'
import { useGiveRecord } from './features/sellers/use-give-record.ts'
import { useCarrierFreight } from './features/shipping/use-carrier-freight.ts'
import type { AnyEndpoint } from './lib/api-client.ts'
import { fakeApi } from './lib/fake-api.ts'
import { renderScreen } from './lib/render-screen.tsx'
import { sellerScope } from './lib/seller-scope.ts'
import { endpointKey } from './lib/use-endpoint.ts'

afterEach(() => sellerScope.clear())

const order = anOrder()
const { listOrderLog, listOrders, showOrder } = orders
const { readCart } = cart
const ofOrder = [showOrder, listOrders, listOrderLog] as const
const nothing = () => undefined

const Act = ({ onRun }: { readonly onRun: () => unknown }) => (
  <button type="button" onClick={() => void onRun()}>
    Agir
  </button>
)

type Change = {
  readonly what: string
  readonly endpoint: AnyEndpoint
  readonly answer: unknown
  /** Renders the button 'Agir', or the named one. */
  readonly Screen: ComponentType
  readonly button?: string
  readonly again: readonly AnyEndpoint[]
}

/** Each change, and the cached responses that it makes outdated. */
const changes: readonly Change[] = [
  {
    what: 'the details of an order are stored',
    endpoint: cart.changeOrderDetails,
    answer: order,
    Screen: () => {
      const { save } = useSaveOrder(order)
      return <Act onRun={() => save({ part: 'additional', change: { additionalData: 'Portão' }, failure: '' })} />
    },
    again: ofOrder,
  },
  {
    what: 'a record is given to another integrator',
    endpoint: cart.changeIntegrator,
    answer: order,
    Screen: () => {
      const { give } = useGiveRecord(nothing)
      return <Act onRun={() => give({ id: 10_482, sellerId: 2, customerId: 7, version: 1 })} />
    },
    again: [
      ...ofOrder,
      orders.listSellerChanges,
      orders.countOrderViews,
      budgets.compareBudget,
      financing.showFinancing,
      vouchers.listAttachments,
    ],
  },
  {
    what: 'an order is approved',
    endpoint: approval.approveOrder,
    answer: { id: 10_482, status: 'PROCESSING' },
    Screen: () => {
      const { decide } = useDecision(approval.approveOrder, { success: '', failure: '', onClose: nothing })
      return <Act onRun={() => decide({ params: { id: 10_482 } })} />
    },
    again: [...ofOrder, orders.countOrderViews],
  },
  {
    what: 'the availability of an order is recalculated',
    endpoint: orders.recalculateAvailability,
    answer: { updated: true, unavailableItems: [] },
    Screen: () => <Act onRun={useRecalculateAvailability(order).run} />,
    again: [showOrder, listOrderLog],
  },
  {
    what: 'the delivery date of an order is recalculated',
    endpoint: orders.recalculateDeliveryDate,
    answer: { updated: true, estimatedDeliveryDate: '2026-12-04' },
    Screen: () => <Act onRun={useRecalculateDeliveryDate(order).run} />,
    again: [showOrder, listOrderLog],
  },
  {
    what: 'the service value of an order is recalculated',
    endpoint: orders.recalculateCommission,
    answer: { updated: true, netCommission: 10 },
    Screen: () => <Act onRun={useRecalculateCommission(order).run} />,
    again: [showOrder, listOrderLog],
  },
  {
    what: 'the insurance of an order that is opened is another one',
    endpoint: orders.recalculateInsurance,
    answer: { insurance: !order.insurance },
    Screen: () => {
      useInsuranceOnOpen(order)
      return <Act onRun={nothing} />
    },
    again: [showOrder, listOrderLog],
  },
  {
    what: 'the quantity of an item of an order is changed',
    endpoint: cart.changeOrderItem,
    answer: order,
    Screen: () => {
      const setQuantity = useOrderQuantity(order)
      return <Act onRun={() => setQuantity(anOrderItem(), 3)} />
    },
    again: ofOrder,
  },
  {
    what: 'the discount of an order is changed',
    endpoint: cart.changePrices,
    answer: order,
    Screen: () => {
      const { change } = useChangePrices({ order, failure: '', onDone: nothing })
      return <Act onRun={() => change({ discountValue: 10 })} />
    },
    again: ofOrder,
  },
  {
    what: 'the payment of an order is corrected',
    endpoint: payments.correctPayment,
    answer: { id: 10_482, status: 'INVOICE', totalInvoice: 1030 },
    Screen: () => <Act onRun={usePaymentDraft(anOrder({ paymentMethod: 'PIX' }), nothing).save} />,
    again: ofOrder,
  },
  {
    what: 'an order or a budget is remade',
    endpoint: budgets.remakeOrder,
    answer: { id: 10_483 },
    Screen: () => {
      const { remake } = useRemake(order, nothing)
      return <Act onRun={() => remake({ unavailable: false, attachments: false })} />
    },
    again: [listOrders],
  },
  {
    what: 'a budget is saved',
    endpoint: budgets.saveBudget,
    answer: order,
    Screen: () => {
      const { save } = useSaveBudget(order.id, nothing)
      return <Act onRun={() => void save({} as never, nothing)} />
    },
    again: [...ofOrder, budgets.compareBudget],
  },
  {
    what: 'a budget becomes an order',
    endpoint: budgets.changeOrderStatus,
    answer: { id: 10_482, status: 'INVOICE' },
    Screen: () => {
      const { place } = usePlaceOrder(order.id)
      return <Act onRun={() => place(nothing)} />
    },
    again: ofOrder,
  },
  {
    what: 'a budget is removed',
    endpoint: budgets.removeBudget,
    answer: null,
    Screen: () => {
      const { mutate } = useRemoveBudget(nothing)
      return <Act onRun={() => mutate({ params: { id: 10_482 } })} />
    },
    again: [listOrders],
  },
  {
    what: 'a cart is finished',
    endpoint: cart.finishAsOrder,
    answer: { id: 10_482, status: 'INVOICE' },
    Screen: () => {
      const { finish } = useFinishCart(order)
      return <Act onRun={() => finish('INVOICE')} />
    },
    again: [listOrders, readCart],
  },
  {
    what: 'a cart is emptied',
    endpoint: cart.emptyCart,
    answer: order,
    Screen: () => {
      const { mutate } = useEmptyCart()
      return <Act onRun={() => mutate({})} />
    },
    again: [readCart],
  },
  {
    what: 'a credit analysis is saved',
    endpoint: financing.saveFinancing,
    answer: {},
    Screen: () => {
      const { mutate } = useSaveFinancing(nothing)
      return <Act onRun={() => mutate({ params: { id: 10_482 }, body: {} } as never)} />
    },
    again: [readCart, showOrder, financing.showFinancing],
  },
  {
    what: 'the hub says what it would charge',
    endpoint: calculateCarrierFreight,
    answer: { fretefyFreightValue: 1, carrier: null, totalCubage: 1 },
    Screen: () => {
      const calculate = useCarrierFreight()
      return <Act onRun={() => calculate(10_482)} />
    },
    again: [showOrder],
  },
  {
    what: 'a profile is saved',
    endpoint: profile.updateProfile,
    answer: {},
    Screen: () => {
      const { mutate } = useUpdateProfile(nothing)
      return <Act onRun={() => mutate({ params: { id: 1 }, body: {} } as never)} />
    },
    again: [session.readSession],
  },
  {
    what: 'a picture is saved',
    endpoint: profile.updateAvatar,
    answer: { avatar: null },
    Screen: () => {
      const { mutate } = useUpdateAvatar(nothing)
      return <Act onRun={() => mutate({ body: { avatar: null } })} />
    },
    again: [session.readSession],
  },
  {
    what: 'a company is told',
    endpoint: onboarding.saveOnboardingAnswers,
    answer: {},
    Screen: () => {
      const { mutate } = useSaveOnboardingAnswers(() => undefined)
      return <Act onRun={() => mutate({ body: {} } as never)} />
    },
    again: [session.readSession, onboarding.showOwnIntegrator],
  },
  {
    what: 'a customer is saved',
    endpoint: customers.saveCustomer,
    answer: {},
    Screen: () => {
      const { mutate } = useSaveCustomer(nothing)
      return <Act onRun={() => mutate({ body: {} } as never)} />
    },
    again: [customers.listCustomers, customers.showCustomer],
  },
  {
    what: 'a banner is added',
    endpoint: dashboard.addBanner,
    answer: {},
    Screen: () => {
      const { save } = useSaveBanner(null, nothing)
      const body = { title: '', referLink: null, location: 'dashboard', active: true } as const
      return <Act onRun={() => save(body, nothing)} />
    },
    again: [dashboard.listManagedBanners, dashboard.listBanners],
  },
  {
    what: 'a notification is read',
    endpoint: notifications.readNotification,
    answer: null,
    Screen: () => {
      const { read } = useChangeNotifications()
      return <Act onRun={() => read(1)} />
    },
    again: [notifications.listNotifications],
  },
  {
    what: 'every notification is removed',
    endpoint: notifications.removeAllNotifications,
    answer: null,
    Screen: () => {
      const { removeAll } = useChangeNotifications()
      return <Act onRun={() => removeAll()} />
    },
    again: [notifications.listNotifications],
  },
]

const isRead = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && value.method === 'GET' && 'path' in value

const contracts = [
  administration,
  budgets,
  cart,
  customers,
  dashboard,
  financing,
  freight,
  notifications,
  onboarding,
  approval,
  orders,
  payments,
  profile,
  sellers,
  session,
  vouchers,
]
const reads = contracts.flatMap((contract) => Object.values(contract).filter(isRead))
const nameEndpoint = ({ method, path }: AnyEndpoint) => `${method} ${path}`

/** Fills the cache of every read before the change. */
const readAll = (client: QueryClient) => {
  const answer = { data: [], total: 0, totalIsExact: true, unread: 0 }
  for (const endpoint of reads) client.setQueryData(endpointKey(endpoint, {}, undefined), answer)
}

const old = (client: QueryClient): readonly string[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey }) => String(queryKey[0]))
    .toSorted()

test.each(changes)('C-110 when $what, what it changed is read again', async ({ endpoint, answer, again, ...shown }) => {
  const { Screen, button = 'Agir' } = shown
  fakeApi().on(endpoint, answer as never)
  const Prepared = () => <Screen />
  const { client } = renderScreen(<Prepared />)
  readAll(client)
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${button}`) }))
  await waitFor(() => expect(old(client)).toEqual(again.map(nameEndpoint).toSorted()))
})

test('C-110 SEL-011 when another integrator is chosen, everything is read again', async () => {
  fakeApi()
  const Screen = () => {
    const { change } = useChangeSeller(nothing)
    return <Act onRun={() => change(aSeller(3))} />
  }
  const { client } = renderScreen(<Screen />)
  readAll(client)
  await userEvent.click(await screen.findByRole('button', { name: 'Agir' }))
  expect(old(client)).toEqual(reads.map(nameEndpoint).toSorted())
})
