import { expect, test } from 'vitest'
import { roles } from '../../access/roles.ts'
import { queuesFor } from './order-queues.ts'

test('DASH-001 C-12 each role sees what waits for it, and nothing else', () => {
  const queuesByRole = Object.fromEntries(roles.map((role) => [role, queuesFor([role]).join(' ')]))
  expect(queuesByRole).toEqual({
    ADMINISTRATOR:
      'paymentError validate approve releasePayment confirmBilling analyseCard releaseDispatch releaseOperation sendToCarrier pay expiring late',
    COMMERCIAL_SUPERVISOR: 'validate approve releaseOperation pay expiring late',
    COMMERCIAL: 'validate approve pay expiring late',
    CUSTOMER_SUCCESS: 'validate expiring late',
    FINANCIAL: 'paymentError releasePayment confirmBilling analyseCard releaseDispatch late',
    REGISTRATION: 'approve',
    LOGISTICS: 'sendToCarrier late',
    INTEGRATOR: 'pay expiring late',
    MANAGER: 'pay expiring late',
    CONTRIBUTOR: 'pay expiring late',
    POINTS_ADMINISTRATOR: '',
    MARKETING: '',
    PRODUCTION: 'separate',
    PURCHASE: 'separate',
    SHIPPING_COMPANY: '',
  })
})
