/** For everyone who uses budgets (C-154, QUO-004, QUO-026): they read a negotiation, and ask in it. */
export const negotiationCalls = [
  'GET /invoice/:/negotiation',
  'GET /invoice/:/negotiation/files/:',
  'POST /invoice/:/negotiation',
  'POST /invoice/:/negotiation/counter',
  'POST /invoice/:/negotiation/accept',
  'POST /invoice/:/negotiation/withdraw',
  'POST /invoice/:/negotiation/messages',
  'POST /invoice/:/negotiation/read',
]

/** For the roles that select an integrator (QUO-004, QUO-022). */
export const offerCalls = [
  'POST /invoice/:/negotiation/offer',
  'POST /invoice/:/negotiation/refuse',
  'GET /negotiations',
]

/** For the supervisor and the administrator (QUO-004, QUO-011). */
export const floorCalls = ['POST /invoice/:/negotiation/approve', 'POST /invoice/:/negotiation/send-back']
