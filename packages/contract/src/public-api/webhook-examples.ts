import type { WebhookData, WebhookEvent } from '@girassol/domain/webhooks'

/** The events that a webhook may listen to (WHK-002), each with what it says and the data of one example. */
export const webhookExamples = {
  'budget.created': { means: 'Um orçamento foi criado.', data: { id: 10001, status: 'BUDGET', version: 1 } },
  'budget.expired': { means: 'Um orçamento venceu.', data: { id: 10001, status: 'BUDGET_EXPIRED', version: 3 } },
  'negotiation.changed': {
    means: 'Uma negociação mudou de situação.',
    data: { id: 17, budgetId: 10001, status: 'COUNTERED', version: 2 },
  },
  'proposal.viewed': {
    means: 'O cliente abriu uma proposta pela primeira vez.',
    data: { id: 52, status: 'VIEWED', version: 4 },
  },
  'proposal.accepted': { means: 'O cliente aceitou uma proposta.', data: { id: 52, status: 'ACCEPTED', version: 5 } },
  'order.created': { means: 'Um pedido foi feito.', data: { id: 10001, status: 'INVOICE', version: 4 } },
  'order.status_changed': {
    means: 'Um pedido mudou de status.',
    data: { id: 10001, from: 'INVOICE_VALIDATED', to: 'PROCESSING', version: 6 },
  },
  'order.paid': {
    means: 'O pagamento de um pedido foi recebido.',
    data: { id: 10001, status: 'INVOICE_PAYED', version: 7 },
  },
  'delivery.changed': {
    means: 'Uma entrega mudou de situação.',
    data: { id: 77, orderId: 10001, status: 'IN_TRANSIT', version: 3 },
  },
  'claim.changed': {
    means: 'Uma ocorrência mudou de situação.',
    data: { id: 41, orderId: 10001, from: 'IN_ANALYSIS', to: 'APPROVED', version: 4 },
  },
  'credit.changed': { means: 'O crédito da empresa mudou.', data: { id: 8, version: 9 } },
  'product.discontinued': {
    means: 'Um produto saiu de linha.',
    data: { id: '10010011', version: 1 },
  },
  'webhook.test': { means: 'Enviado na criação do webhook e a pedido.', data: { id: 3, version: 1 } },
} as const satisfies Record<WebhookEvent, { readonly means: string; readonly data: WebhookData }>

/** The body of a delivery: ids and statuses only (WHK-004). */
export const toWebhookBody = (type: WebhookEvent) => ({
  type,
  timestamp: '2027-01-01T00:00:00.000Z',
  data: webhookExamples[type].data,
})

/** A delivery whose signature everybody can compute anew (WHK-003). */
export const signedExample = {
  secret: 'whsec_Z2lyYXNzb2wtZXhlbXBsby1kZS1zZWdyZWRvLTAwMDE=',
  id: 'msg_0198f0c0a1b27c3d',
  timestamp: '1798761600',
  body: '{"type":"order.status_changed","timestamp":"2027-01-01T00:00:00.000Z","data":{"id":10001,"from":"INVOICE_VALIDATED","to":"PROCESSING"}}',
  signature: 'v1,8DDBUwoi8soTXuClKovLjt0SfpVTA8Pf2yWHNaJLr7g=',
} as const
