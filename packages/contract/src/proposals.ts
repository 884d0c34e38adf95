import { proposalStatusNames, sourceKinds } from '@girassol/domain/proposals'
import { z } from 'zod'
import { registrationBody } from './customers/registration-body.ts'
import { endpoint } from './http/endpoint.ts'
import { availability, calendarDay, id, text } from './http/fields.ts'
import { fileBytes } from './http/file.ts'
import { page, pageQuery } from './http/page.ts'
import { acceptBody, declineBody } from './proposals/answer-body.ts'
import { proposalBody, recordVersion } from './proposals/proposal-body.ts'
import { proposalRow, proposalView } from './proposals/proposal-view.ts'
import { acceptance, publicProposal } from './proposals/public-proposal.ts'

export type { ProposalResults } from './proposals/proposal-results.ts'
export type { ProposalRow, ProposalView } from './proposals/proposal-view.ts'
export type { FrozenBrand, ProposalBrand, PublicProposal } from './proposals/public-proposal.ts'

const params = z.object({ id })

const isStatusList = (typed: string): boolean =>
  typed.split(',').every((status) => (proposalStatusNames as readonly string[]).includes(status))

export const listProposals = endpoint({
  method: 'GET',
  path: '/proposals',
  requires: 'proposals.use',
  summary: 'The proposals of the own seller, newest first; what has ended counts as EXPIRED.',
  query: z.object({
    /** Several separated by commas; without a value, every status. */
    status: z.optional(text(100).check(z.refine(isStatusList, 'Status inválido'))),
    /** A number, or a part of the customer's name. */
    term: z.optional(text(100)),
    /** The period of creation, both days included. */
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
    ...pageQuery(15),
  }),
  response: page(proposalRow),
})

export const createProposal = endpoint({
  method: 'POST',
  path: '/proposals',
  requires: 'proposals.use',
  summary: 'A draft from a budget, or from the open cart with a kit; the source does not change.',
  body: z.strictObject({
    source: z.strictObject({ kind: z.enum(sourceKinds), id }),
    /** The site that it is for; absent: that of the source (SITE-007). */
    siteId: z.optional(id),
  }),
  response: proposalView,
  status: 201,
})

export const readProposal = endpoint({
  method: 'GET',
  path: '/proposals/:id',
  requires: 'proposals.use',
  summary: 'A proposal with its draft, or else the version that was sent last, its results and its actions.',
  params,
  response: proposalView,
})

export const editProposal = endpoint({
  method: 'PATCH',
  path: '/proposals/:id',
  requires: 'proposals.use',
  summary: 'Change sections of the draft; 409 when there is none, or when the record has changed since (C-152).',
  params,
  body: proposalBody,
  response: proposalView,
})

export const removeProposal = endpoint({
  method: 'DELETE',
  path: '/proposals/:id',
  requires: 'proposals.use',
  summary: 'Remove a draft for good: the whole proposal, or the new version of one that was sent.',
  params,
  response: z.null(),
  status: 204,
})

export const openProposalVersion = endpoint({
  method: 'POST',
  path: '/proposals/:id/versions',
  requires: 'proposals.use',
  summary: 'A draft of the next version with the content of the last; the sent one stays valid until it is sent.',
  params,
  response: proposalView,
  status: 201,
})

export const sendProposal = endpoint({
  method: 'POST',
  path: '/proposals/:id/send',
  requires: 'proposals.use',
  summary: 'Freeze the draft, make its PDF and open the link; 400 names what is missing.',
  params,
  body: z.strictObject({ validUntil: z.optional(calendarDay), version: recordVersion }),
  response: z.object({
    /** The whole public address; the same for all versions. */
    link: z.url(),
    /** Of the PDF. */
    sha256: z.string(),
    proposal: proposalView,
  }),
  callsPerMinute: 30,
})

export const revokeProposal = endpoint({
  method: 'POST',
  path: '/proposals/:id/revoke',
  requires: 'proposals.use',
  summary: 'End a sent proposal; its link answers 404 from the next request on.',
  params,
  body: z.strictObject({ version: recordVersion }),
  response: proposalView,
})

const beforeAndAfter = <Value extends z.core.$ZodType>(value: Value) => z.object({ before: value, after: value })

/** An item that differs from the proposal's today (PROP-024). */
const itemChange = z.object({
  productErpCode: z.string(),
  productName: z.string(),
  quantity: z.number().int(),
  unitValue: beforeAndAfter(z.number().nullable()),
  availability: beforeAndAfter(z.nullable(availability)),
  /** `gone`: no longer sold; a budget is made without it. */
  state: z.enum(['changed', 'outOfStock', 'gone']),
})

export const convertProposal = endpoint({
  method: 'POST',
  path: '/proposals/:id/convert',
  requires: 'proposals.use',
  summary:
    'Make a budget of an accepted proposal at today’s prices, once; nothing is made before changes are seen and a new customer has an address.',
  params,
  body: z.strictObject({
    version: recordVersion,
    /** The user has seen `changes` and goes on. */
    changesSeen: z.boolean().default(false),
    /** 'Serviço faturado pela distribuidora': services become the gross commission. */
    asService: z.boolean().default(false),
    /** Registers who signed, if the seller has no customer with the signed document (C-173). */
    customer: z.optional(registrationBody),
  }),
  response: z.object({
    /** Null when changes were not seen yet, or `needsCustomer`. */
    budgetId: z.nullable(id),
    changes: z.array(itemChange),
    /** Who signed is no customer of the seller yet, and `customer` was not given. */
    needsCustomer: z.boolean(),
    proposal: proposalView,
  }),
})

const versionQuery = z.object({
  /** Absent: the current one. */
  version: z.coerce.number<number>().int().min(1).max(10_000).optional(),
})

export const downloadProposal = endpoint({
  method: 'GET',
  path: '/proposals/:id/pdf',
  requires: 'proposals.use',
  summary: 'The PDF of a sent version, byte for byte as it was sent; 404 for a draft.',
  params,
  query: versionQuery,
  response: fileBytes,
  callsPerMinute: 60,
  evidence: 'document-read',
})

export const previewProposal = endpoint({
  method: 'GET',
  path: '/proposals/:id/preview',
  requires: 'proposals.use',
  summary: 'What the customer would see of the draft, or of the given version; counts no view.',
  params,
  query: versionQuery,
  response: publicProposal,
})

export const showProposalLogo = endpoint({
  method: 'GET',
  path: '/proposals/:id/logo',
  requires: 'proposals.use',
  summary: 'The logo of the draft, or of the given version as it was sent; 404 without one.',
  params,
  query: versionQuery,
  response: fileBytes,
})

/** Of any text: an unknown, revoked or malformed token is one and the same 404 (PROP-009). */
const tokenParams = z.object({ token: z.string() })

const [readsPerMinute, writesPerMinute] = [30, 5]

export const readPublicProposal = endpoint({
  method: 'GET',
  path: '/public/proposals/:token',
  requires: 'public',
  summary: 'A sent proposal for its customer; counts a view unless the caller is a known preview robot.',
  params: tokenParams,
  response: publicProposal,
  callsPerMinute: readsPerMinute,
})

export const showPublicLogo = endpoint({
  method: 'GET',
  path: '/public/proposals/:token/logo',
  requires: 'public',
  summary: 'The logo of the current version as it was sent; 404 without one.',
  params: tokenParams,
  response: fileBytes,
  callsPerMinute: readsPerMinute,
})

export const downloadPublicProposal = endpoint({
  method: 'GET',
  path: '/public/proposals/:token/pdf',
  requires: 'public',
  summary: 'The PDF of the current version, byte for byte as it was sent.',
  params: tokenParams,
  response: fileBytes,
  callsPerMinute: readsPerMinute,
  evidence: 'document-read',
})

export const downloadReceipt = endpoint({
  method: 'GET',
  path: '/public/proposals/:token/receipt',
  requires: 'public',
  summary: 'The receipt of the acceptance as PDF; 404 before it.',
  params: tokenParams,
  response: fileBytes,
  callsPerMinute: readsPerMinute,
  evidence: 'document-read',
})

export const acceptProposal = endpoint({
  method: 'POST',
  path: '/public/proposals/:token/accept',
  requires: 'public',
  summary: 'Sign the shown version, once; the same person gets the same record again, another one 409.',
  params: tokenParams,
  body: acceptBody,
  response: acceptance,
  callsPerMinute: writesPerMinute,
})

export const declineProposal = endpoint({
  method: 'POST',
  path: '/public/proposals/:token/decline',
  requires: 'public',
  summary: 'Decline the shown version with a reason, which the integrator reads.',
  params: tokenParams,
  body: declineBody,
  response: z.object({ status: z.literal('DECLINED') }),
  callsPerMinute: writesPerMinute,
})

export const verifyProposal = endpoint({
  method: 'GET',
  path: '/public/proposals/verify',
  requires: 'public',
  summary: 'Whether a document with this hash was accepted here.',
  query: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/i, 'Código inválido') }),
  response: z.object({
    valid: z.boolean(),
    version: z.number().int().nullable(),
    acceptedAt: z.string().nullable(),
    /** Initials: 'H. M. P.' */
    signer: z.string().nullable(),
  }),
  callsPerMinute: readsPerMinute,
})
