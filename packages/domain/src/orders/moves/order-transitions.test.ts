import { describe, expect, test } from 'vitest'
import { paymentMethods } from '../../payments/payment-method.ts'
import { type OrderStatus, orderStatusNames } from '../status/order-status.ts'
import { decideMove, listExpectedStatuses } from './decide-move.ts'
import { getTransition, type MoveFacts, orderEventNames, orderTransitions } from './order-transitions.ts'

const boleto: MoveFacts = {
  status: 'INVOICE_APPROVED',
  paymentMethod: 'BARCODE',
  isFutureSale: false,
  isTriangulation: false,
  statusBefore: null,
  isMoneyIn: false,
}

const flags = [true, false]

/** Every kind of order there is, at a status. */
const kindsAt = (status: OrderStatus): MoveFacts[] =>
  [...paymentMethods, null].flatMap((paymentMethod) =>
    flags.flatMap((isFutureSale) =>
      flags.flatMap((isTriangulation) =>
        flags.flatMap((isMoneyIn) =>
          ([null, 'INVOICE_APPROVED', 'INVOICE_PAYED_ERP', 'WAITING_DISPATCH'] as const).map((statusBefore) => ({
            status,
            paymentMethod,
            isFutureSale,
            isTriangulation,
            isMoneyIn,
            statusBefore,
          })),
        ),
      ),
    ),
  )

const statusAfter = (event: (typeof orderEventNames)[number], facts: Partial<MoveFacts>) => {
  const move = decideMove(event, { ...boleto, ...facts })
  return move.outcome === 'moves' ? move.to : move.outcome
}

/** The order after each event in turn. */
const walk = (facts: Partial<MoveFacts>, events: readonly (typeof orderEventNames)[number][]) => {
  const visited: string[] = []
  let now = { ...boleto, status: 'INVOICE_APPROVED' as OrderStatus, ...facts }
  for (const event of events) {
    const move = decideMove(event, now)
    visited.push(move.outcome === 'moves' ? move.to : move.outcome)
    if (move.outcome === 'moves') now = { ...now, status: move.to }
  }
  return visited
}

const carried = ['leftWithCarrier', 'inTransit', 'atAffiliate', 'deliveryStarted', 'enRoute', 'delivered'] as const
const road = [
  'INVOICE_DISPATCHED',
  'DELIVERY_IN_TRANSIT',
  'DELIVERY_AT_AFFILIATE',
  'DELIVERY_START',
  'DELIVERY_EN_ROUTE',
  'INVOICE_DELIVERED',
]

describe('the table of moves', () => {
  test('C-50 every status but the cart can be reached from it, and no move leaves the 34', () => {
    const reached = new Set<OrderStatus>(['CART'])
    for (let before = 0; before !== reached.size; ) {
      before = reached.size
      for (const event of orderEventNames) {
        const { from, to } = getTransition(event)
        if (from.some((status) => reached.has(status))) for (const status of to) reached.add(status)
      }
    }
    expect([...reached].sort()).toEqual([...orderStatusNames].sort())
  })

  test.each(orderEventNames)('C-50 %s ends where its row says, or later on the path of the order', (event) => {
    const { from, to } = getTransition(event)
    for (const facts of orderStatusNames.flatMap(kindsAt)) {
      const move = decideMove(event, facts)
      if (move.outcome !== 'moves') continue
      expect(to).toContain(move.to)
      const isForward = listExpectedStatuses(facts).indexOf(move.to) > listExpectedStatuses(facts).indexOf(facts.status)
      expect(from.includes(facts.status) || isForward).toBe(true)
    }
  })

  test('C-50 moves by a user or by the clock start only where their row says', () => {
    const own = orderEventNames.filter((event) => ['user', 'job'].includes(getTransition(event).by))
    expect(own.length).toBeGreaterThan(12)
    for (const event of own) {
      const from = orderStatusNames.filter((status) =>
        kindsAt(status).some((facts) => decideMove(event, facts).outcome === 'moves'),
      )
      expect(from.sort()).toEqual([...orderTransitions[event].from].sort())
    }
  })
})

describe('happy paths', () => {
  test('C-87 a card is analysed, then confirmed, then delivered', () => {
    const events = ['cardCaptured', 'confirmCardPayment', 'paymentSentToErp', 'paymentConfirmedByErp'] as const
    const visited = walk({ paymentMethod: 'CREDIT_CARD' }, [
      ...events,
      'pickingStarted',
      'billed',
      'readyToLeave',
      ...carried,
    ] as never)
    expect(visited).toEqual([
      'INVOICE_ANALYSIS',
      'INVOICE_PAYED',
      'CONFIRMING_PAYMENT_ERP',
      'INVOICE_PAYED_ERP',
      'INVOICE_SEPARATE',
      'INVOICE_BILLED',
      'WAITING_DISPATCH',
      ...road,
    ])
  })

  test.each(['BARCODE', 'PIX'])('C-50 %s counts as paid when it is received', (paymentMethod) => {
    expect(walk({ paymentMethod }, ['paymentReceived', 'paymentSentToErp', 'paymentConfirmedByErp'])).toEqual([
      'INVOICE_PAYED',
      'CONFIRMING_PAYMENT_ERP',
      'INVOICE_PAYED_ERP',
    ])
  })

  test('C-87 a card, alone or with a slip, never counts as paid without its analysis', () => {
    expect(statusAfter('paymentReceived', { paymentMethod: 'CREDIT_CARD + BARCODE' })).toBe('refused')
    expect(statusAfter('cardCaptured', { paymentMethod: 'CREDIT_CARD + BARCODE' })).toBe('INVOICE_ANALYSIS')
    expect(statusAfter('cardCaptured', { paymentMethod: 'PIX' })).toBe('refused')
  })

  test.each(['FINANCING', 'OTHERS'])('DET-015 APR-036 %s is billed first and waits for its release', (method) => {
    const visited = walk({ paymentMethod: method }, [
      'confirmBilling',
      'billingSentToErp',
      'billingConfirmedByErp',
      'pickingStarted',
      'billed',
      'moneyReceived',
      'releaseDispatch',
      'pickedUp',
    ])
    expect(visited).toEqual([
      'INVOICE_BILLING',
      'CONFIRMING_BILL_ERP',
      'INVOICE_BILLING_ERP',
      'INVOICE_SEPARATE',
      'BILLED_WAITING_PAYMENT',
      'BILLED_WAITING_RELEASE',
      'WAITING_DISPATCH',
      'INVOICE_DELIVERED',
    ])
  })

  test.each(['INVOICE_BILLING', 'CONFIRMING_BILL_ERP'] as const)(
    'C-50 E10 a billing that the ERP refuses from %s can be confirmed again or cancelled',
    (status) => {
      const facts = { paymentMethod: 'FINANCING', status } as const
      expect(walk(facts, ['billingRefused', 'confirmBilling', 'billingSentToErp', 'billingRefused', 'cancel'])).toEqual(
        ['INVOICE_APPROVED', 'INVOICE_BILLING', 'CONFIRMING_BILL_ERP', 'INVOICE_APPROVED', 'PROCESSING_CANCELLATION'],
      )
      expect(statusAfter('billingRefused', { ...facts, status: 'INVOICE_BILLING_ERP' })).toBe('late')
    },
  )

  test('C-50 money received before the NF-e is noted and applied when the NF-e arrives', () => {
    const facts = { paymentMethod: 'FINANCING', status: 'INVOICE_SEPARATE' } as const
    expect(statusAfter('moneyReceived', facts)).toBe('noted')
    expect(statusAfter('billed', { ...facts, isMoneyIn: true })).toBe('BILLED_WAITING_RELEASE')
  })

  test.each([...paymentMethods.filter((method) => method !== 'DEPOSIT'), null])(
    'E3 a deposit pays no order with the payment method %s, whatever its status is',
    (paymentMethod) => {
      for (const status of orderStatusNames)
        expect(statusAfter('depositReceived', { paymentMethod, status })).toBe('refused')
    },
  )

  test('E3 a deposit that is reported again is late', () => {
    const facts = { paymentMethod: 'DEPOSIT', status: 'INVOICE_SEPARATE' } as const
    expect(statusAfter('depositReceived', facts)).toBe('late')
    expect(statusAfter('depositReceived', { ...facts, status: 'INVOICE_CANCELED' })).toBe('refused')
  })

  test('C-83 a paid deposit waits for its release after billing', () => {
    const visited = walk({ paymentMethod: 'DEPOSIT' }, [
      'depositReceived',
      'paymentConfirmedByErp',
      'pickingStarted',
      'billed',
      'releaseDispatch',
    ])
    expect(visited.slice(-3)).toEqual(['INVOICE_SEPARATE', 'BILLED_WAITING_RELEASE', 'WAITING_DISPATCH'])
  })

  test('C-50 a future sale waits as sold before it is picked', () => {
    const sold = { isFutureSale: true, status: 'INVOICE_PAYED_ERP' } as const
    expect(walk(sold, ['futureSaleBilled', 'pickingStarted'])).toEqual(['FUTURE_SALE', 'INVOICE_SEPARATE'])
    expect(statusAfter('futureSaleBilled', { status: 'INVOICE_PAYED_ERP' })).toBe('refused')
  })

  test('C-76 C-78 a triangulation is dispatched only after its release and approval', () => {
    const billedOrder = { isTriangulation: true, status: 'INVOICE_BILLED' } as const
    expect(statusAfter('readyToLeave', billedOrder)).toBe('refused')
    expect(statusAfter('leftWithCarrier', billedOrder)).toBe('refused')
    expect(
      walk(billedOrder, ['releaseOperation', 'operationRefused', 'releaseOperation', 'operationApproved']),
    ).toEqual(['WAITING_APPROVAL', 'INVOICE_BILLED', 'WAITING_APPROVAL', 'WAITING_DISPATCH'])
    expect(statusAfter('releaseOperation', { status: 'INVOICE_BILLED' })).toBe('refused')
    const waiting = { isTriangulation: true, paymentMethod: 'OTHERS', status: 'BILLED_WAITING_RELEASE' } as const
    expect(statusAfter('releaseDispatch', waiting)).toBe('INVOICE_BILLED')
  })
})

describe('events out of order', () => {
  test('C-50 a missed event is skipped forward and reported', () => {
    expect(decideMove('billed', { ...boleto, status: 'INVOICE_PAYED' })).toEqual({
      outcome: 'moves',
      to: 'INVOICE_BILLED',
      skipped: ['CONFIRMING_PAYMENT_ERP', 'INVOICE_PAYED_ERP', 'INVOICE_SEPARATE'],
    })
  })

  test('C-50 a carrier may skip its own steps without a report', () => {
    const move = decideMove('enRoute', { ...boleto, status: 'DELIVERY_IN_TRANSIT' })
    expect(move).toEqual({ outcome: 'moves', to: 'DELIVERY_EN_ROUTE', skipped: [] })
  })

  test.each([
    ['pickingStarted', 'WAITING_DISPATCH'],
    ['paymentReceived', 'INVOICE_PAYED_ERP'],
    ['inTransit', 'INVOICE_DELIVERED'],
    ['billed', 'INVOICE_BILLED'],
    ['creationAccepted', 'INVOICE_BILLED'],
    ['latePayment', 'INVOICE_CANCELED_PAID'],
    ['cancellationDone', 'INVOICE_CANCELED'],
    ['returnReceived', 'INVOICE_RETURNED'],
    ['inTransit', 'INVOICE_RETURNED'],
    ['delivered', 'INVOICE_RETURNED'],
  ] as const)('C-50 %s is late for %s and changes nothing', (event, status) => {
    expect(statusAfter(event, { status })).toBe('late')
  })

  test.each([
    ['pickingStarted', 'INVOICE_APPROVED'],
    ['paymentConfirmedByErp', 'INVOICE_ANALYSIS'],
    ['leftWithCarrier', 'PROCESSING_CANCELLATION'],
    ['delivered', 'INVOICE_CANCELED'],
    ['billed', 'INVOICE'],
  ] as const)('C-50 %s does not fit %s', (event, status) => {
    expect(statusAfter(event, { status })).toBe('refused')
  })

  test('C-50 no outside event moves an order past the financial department', () => {
    const waiting = { paymentMethod: 'FINANCING', status: 'BILLED_WAITING_RELEASE' } as const
    for (const event of ['leftWithCarrier', 'delivered', 'readyToLeave'] as const) {
      expect(statusAfter(event, waiting)).toBe('refused')
    }
  })
})

describe('cancelling and returning', () => {
  test('C-54 an unpaid order is cancelled, and a paid one is cancelled with a refund due', () => {
    const requested = { status: 'PROCESSING_CANCELLATION', statusBefore: 'INVOICE_APPROVED' } as const
    expect(statusAfter('cancellationDone', requested)).toBe('INVOICE_CANCELED')
    expect(statusAfter('cancellationDone', { ...requested, isMoneyIn: true })).toBe('INVOICE_CANCELED_PAID')
    expect(statusAfter('cancellationDone', { ...requested, statusBefore: 'INVOICE_PAYED_ERP' })).toBe(
      'INVOICE_CANCELED_PAID',
    )
    expect(statusAfter('cancellationRefused', { ...requested, statusBefore: 'INVOICE_BILLING_ERP' })).toBe(
      'INVOICE_BILLING_ERP',
    )
  })

  test('C-79 a refused return goes back to where it was requested from', () => {
    const requested = { status: 'PROCESSING_DISASSEMBLY', statusBefore: 'INVOICE_DELIVERED' } as const
    expect(statusAfter('returnRefused', requested)).toBe('INVOICE_DELIVERED')
    expect(statusAfter('returnReceived', requested)).toBe('INVOICE_RETURNED')
  })

  test.each([
    'INVOICE_BILLED',
    'WAITING_DISPATCH',
    'INVOICE_DISPATCHED',
    'DELIVERY_AT_AFFILIATE',
    'DELIVERY_START',
    'INVOICE_DELIVERED',
    'BILLED_WAITING_PAYMENT',
  ] as const)('C-124 E21 goods of an order in %s that return without a request are returned', (status) => {
    expect(statusAfter('returnReceived', { status })).toBe('INVOICE_RETURNED')
  })

  test.each(['INVOICE', 'INVOICE_APPROVED', 'INVOICE_SEPARATE'] as const)(
    'C-124 E21 an order in %s has no goods that could return',
    (status) => {
      expect(statusAfter('returnReceived', { status })).toBe('refused')
    },
  )

  test('C-79 C-50 events of the carrier during a return are late, or stored for its refusal', () => {
    const requested = { status: 'PROCESSING_DISASSEMBLY', statusBefore: 'DELIVERY_IN_TRANSIT' } as const
    expect(statusAfter('leftWithCarrier', requested)).toBe('late')
    expect(statusAfter('inTransit', requested)).toBe('late')
    for (const [event, before] of [
      ['atAffiliate', 'DELIVERY_AT_AFFILIATE'],
      ['delivered', 'INVOICE_DELIVERED'],
    ] as const) {
      expect(decideMove(event, { ...boleto, ...requested })).toEqual({ outcome: 'noted', before })
      expect(statusAfter('returnRefused', { ...requested, statusBefore: before })).toBe(before)
    }
  })

  test('C-79 C-50 ERP events before the dispatch wait for its answer to the return', () => {
    const requested = { status: 'PROCESSING_DISASSEMBLY', statusBefore: 'INVOICE_PAYED_ERP' } as const
    expect(statusAfter('pickingStarted', requested)).toBe('refused')
    expect(statusAfter('delivered', requested)).toBe('refused')
    expect(statusAfter('paymentConfirmedByErp', requested)).toBe('late')
  })

  test.each(['PROCESSING_CANCELLATION', 'INVOICE_CANCELED'] as const)(
    'C-54 a payment after %s must be refunded',
    (status) => {
      expect(statusAfter('latePayment', { status })).toBe('INVOICE_CANCELED_PAID')
    },
  )

  test('C-62 only an order that waits for a card, a slip or a Pix is cancelled automatically', () => {
    const cancelledByClock = [...paymentMethods].filter(
      (paymentMethod) => statusAfter('cancelUnpaid', { paymentMethod }) === 'PROCESSING_CANCELLATION',
    )
    expect(cancelledByClock).toEqual([
      'CREDIT_CARD',
      'BARCODE',
      'CREDIT_CARD + BARCODE',
      'CREDIT_CARD + CREDIT_CARD',
      'PIX',
    ])
  })
})
