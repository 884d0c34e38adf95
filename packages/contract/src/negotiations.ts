import { floorRoles, negotiationQueues } from '@girassol/domain/negotiations'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { id, text } from './http/fields.ts'
import { fileBytes } from './http/file.ts'
import { messageBody } from './http/message-body.ts'
import { page, pageQuery } from './http/page.ts'
import {
  askBody,
  counterBody,
  endBody,
  floorsBody,
  offerBody,
  readBody,
  roundBody,
  sendBackBody,
} from './negotiations/negotiation-bodies.ts'
import { negotiationRow, negotiationView } from './negotiations/negotiation-view.ts'

export type {
  NegotiationActionView,
  NegotiationRoundView,
  NegotiationRow,
  NegotiationView,
} from './negotiations/negotiation-view.ts'

const params = z.object({ id })

export const readNegotiation = endpoint({
  method: 'GET',
  path: '/invoice/:id/negotiation',
  requires: 'budgets.use',
  summary: 'The last negotiation of a budget: rounds, messages and what the caller may do, with reasons (QUO-026).',
  params,
  response: negotiationView,
})

export const askForPrices = endpoint({
  method: 'POST',
  path: '/invoice/:id/negotiation',
  requires: 'negotiation.ask',
  summary: 'Open a negotiation: unit prices of some items, a discount on the total, and a message (QUO-003).',
  params,
  body: askBody,
  response: negotiationView,
  status: 201,
})

export const offerPrices = endpoint({
  method: 'POST',
  path: '/invoice/:id/negotiation/offer',
  requires: 'negotiation.offer',
  summary: 'Offer prices; below the floor of the caller the offer waits for an approval (QUO-006, QUO-008).',
  params,
  body: offerBody,
  response: negotiationView,
})

export const counterOffer = endpoint({
  method: 'POST',
  path: '/invoice/:id/negotiation/counter',
  requires: 'negotiation.ask',
  summary: 'Answer an offer with other prices; at most ten rounds (QUO-013).',
  params,
  body: counterBody,
  response: negotiationView,
})

export const acceptPrices = endpoint({
  method: 'POST',
  path: '/invoice/:id/negotiation/accept',
  requires: 'negotiation.ask',
  summary: 'Accept the offer; or, for the distributor, what was asked (QUO-007, QUO-012).',
  params,
  body: roundBody,
  response: negotiationView,
})

export const approveOffer = endpoint({
  method: 'POST',
  path: '/invoice/:id/negotiation/approve',
  requires: 'negotiation.approve',
  summary: 'Approve an offer below the floor of who made it (QUO-011).',
  params,
  body: roundBody,
  response: negotiationView,
})

export const sendOfferBack = endpoint({
  method: 'POST',
  path: '/invoice/:id/negotiation/send-back',
  requires: 'negotiation.approve',
  summary: 'Send an offer back to who made it, with a text that only staff read (QUO-011).',
  params,
  body: sendBackBody,
  response: negotiationView,
})

export const refuseNegotiation = endpoint({
  method: 'POST',
  path: '/invoice/:id/negotiation/refuse',
  requires: 'negotiation.offer',
  summary: 'Refuse what was asked, or withdraw an offer for good, with a reason (QUO-023).',
  params,
  body: endBody,
  response: negotiationView,
})

export const withdrawNegotiation = endpoint({
  method: 'POST',
  path: '/invoice/:id/negotiation/withdraw',
  requires: 'negotiation.ask',
  summary: 'Withdraw a negotiation, with a reason (QUO-023).',
  params,
  body: endBody,
  response: negotiationView,
})

export const addNegotiationMessage = endpoint({
  method: 'POST',
  path: '/invoice/:id/negotiation/messages',
  requires: 'negotiation.ask',
  summary: 'A message of the thread with up to three files; an internal one only the distributor reads (QUO-019).',
  params,
  body: messageBody,
  response: negotiationView,
  status: 201,
  callsPerMinute: 30,
  megabytes: 22,
})

export const readNegotiationMessages = endpoint({
  method: 'POST',
  path: '/invoice/:id/negotiation/read',
  requires: 'negotiation.ask',
  summary: 'Up to which message the caller has read; the mark only moves forward (QUO-020).',
  params,
  body: readBody,
  response: negotiationView,
})

export const downloadNegotiationFile = endpoint({
  method: 'GET',
  path: '/invoice/:id/negotiation/files/:fileId',
  requires: 'budgets.use',
  summary: 'The bytes of a file of a message.',
  params: z.object({ id, fileId: id }),
  response: fileBytes,
  evidence: 'document-read',
})

const count = z.number().int()

export const listNegotiations = endpoint({
  method: 'GET',
  path: '/negotiations',
  requires: 'negotiation.offer',
  summary: 'The open negotiations by what they wait for, the oldest first, with the number in each queue (QUO-022).',
  query: z.object({
    queue: z.enum(negotiationQueues).default('mine'),
    /** The number or a part of the name of an integrator. */
    seller: z.optional(text(100)),
    ...pageQuery(15),
  }),
  response: page(negotiationRow).extend({
    counts: z.object({ mine: count, approval: count, expiring: count, all: count }),
  }),
})

const marginFloors = z.object({ floors: z.array(z.object({ role: z.enum(floorRoles), floor: z.number() })) })

export const readMarginFloors = endpoint({
  method: 'GET',
  path: '/admin/margin-floors',
  requires: 'floors.manage',
  summary: 'The lowest margin in percent that each role offers without an approval (QUO-009).',
  response: marginFloors,
})

export const changeMarginFloors = endpoint({
  method: 'PUT',
  path: '/admin/margin-floors',
  requires: 'floors.manage',
  summary: 'Set these margins; they hold from the next offer on (QUO-009).',
  body: floorsBody,
  response: marginFloors,
})
