import type { ApprovalView } from '@girassol/contract/purchase-approvals'

const allowed = { allowed: true } as const

/** A cart of a colleague that waits for the reader, who may answer. */
export const anApproval = (rest: Partial<ApprovalView> = {}): ApprovalView => ({
  id: 31,
  status: 'PENDING',
  orderId: 10_482,
  source: 'CART',
  requester: { id: 23, name: 'Bruno Compras' },
  isOwn: false,
  customerName: 'Padaria Sol Nascente',
  total: 3000,
  reasons: [{ code: 'MONTH_LIMIT', limit: 50_000, used: 47_300 }],
  items: [
    { code: '10010001', name: 'Painel 550 W', quantity: 10 },
    { code: '10100001', name: 'Inversor 5 kW', quantity: 1 },
  ],
  requestedAt: '2026-11-23T14:20:00.000Z',
  expiresAt: '2026-11-28T14:20:00.000Z',
  answeredBy: null,
  answeredAt: null,
  answer: null,
  version: 1,
  actions: {
    approve: allowed,
    reject: allowed,
    withdraw: { allowed: false, reason: 'Só quem pediu a aprovação pode retirá-la.' },
  },
  ...rest,
})
