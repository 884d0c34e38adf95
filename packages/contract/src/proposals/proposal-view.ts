import { declineReasonNames, proposalStatusNames, sourceKinds } from '@girassol/domain/proposals'
import { z } from 'zod'
import { action, availability, id } from '../http/fields.ts'
import { personalDocument, personalEmail, personalPhone, personalText } from '../http/personal-fields.ts'
import { proposalSections } from './proposal-body.ts'
import { financingView, proposalResults } from './proposal-results.ts'

const reais = z.number()

const proposalStatus = z.enum(proposalStatusNames)

const proposalCustomer = z.object({
  customerId: z.nullable(id),
  name: z.nullable(personalText),
  document: z.nullable(personalDocument),
  phone: z.nullable(personalPhone),
  email: z.nullable(personalEmail),
  address: z.string().nullable(),
  cityCode: z.string().nullable(),
  /** 'São Paulo' and 'SP', of the city code. */
  cityName: z.string().nullable(),
  state: z.string().nullable(),
})

/** Who accepted, whole for the seller's users (C-171). */
const acceptanceView = z.object({
  version: z.number().int(),
  acceptedAt: z.string(),
  name: personalText,
  /** CPF, or CNPJ with the CPF of the person who signed. */
  document: personalDocument,
  signerDocument: z.nullable(personalDocument),
  email: z.nullable(personalEmail),
  address: z.string(),
  sha256: z.string(),
})

/** A proposal as its own seller's users see it (PROP-001). Nothing of it is for the customer; see `publicProposal`. */
export const proposalView = z.object({
  id,
  /** 1, 2, 3… of the seller. */
  number: z.number().int(),
  /** As of now: what has ended reads as EXPIRED before a job stores it (PROP-015). */
  status: proposalStatus,
  /** Counts the changes of the record; every write names the one it started from (C-152). */
  version: z.number().int(),
  /** The version whose content is below: 1, 2, 3… as the customer counts them. The draft when there is one. */
  versionNumber: z.number().int(),
  /** The version that the customer sees; null before the first is sent. */
  currentVersion: z.number().int().nullable(),
  hasDraft: z.boolean(),
  versions: z.array(
    z.object({
      number: z.number().int(),
      state: z.enum(['DRAFT', 'CURRENT', 'REPLACED']),
      sentAt: z.string().nullable(),
      validUntil: z.string().nullable(),
      finalPrice: reais,
      /** Of its PDF. */
      sha256: z.string().nullable(),
    }),
  ),
  /** `id` is null when the budget was removed or the cart is gone. */
  source: z.object({ kind: z.enum(sourceKinds), id: z.nullable(id) }),
  createdAt: z.string(),
  createdBy: z.string(),
  updatedAt: z.string(),
  customer: proposalCustomer,
  /** As the body of an edit. */
  energy: z.object({
    ...proposalSections.energy.shape,
    fioBFrom2029: z.number(),
    /** The utility whose tariff was copied, and since when it holds; null for a tariff that was typed (C-167). */
    tariffSource: z.object({ utility: z.string(), validFrom: z.string() }).nullable(),
  }),
  price: proposalSections.price,
  texts: proposalSections.texts,
  validUntil: z.string().nullable(),
  /** The last valid day that may be chosen today, and the first (PROP-008). */
  validityRange: z.object({ first: z.string(), last: z.string() }),
  items: z.array(
    z.object({
      productErpCode: z.string(),
      productName: z.string(),
      groupCode: z.string(),
      quantity: z.number().int(),
      unitValue: reais,
      availability: z.nullable(availability),
    }),
  ),
  totals: z.object({
    /** Of the source, with discount and freight (C-169). */
    equipment: reais,
    withMarkUp: reais,
    sum: reais,
    finalPrice: reais,
    tax: reais,
    /** Negative: a loss. */
    ownProfit: reais,
    /** Of the final price, with two decimals. */
    ownProfitPercent: z.number(),
  }),
  financing: z.array(financingView),
  /** Null while city, power, consumption, tariff or Fio B is missing. */
  results: proposalResults.nullable(),
  /** What must be given before it can be sent; `field` is the path in the body of an edit. */
  missing: z.array(z.object({ field: z.string(), message: z.string() })),
  /** The whole public address; null before the first sending and after revoking. */
  link: z.string().nullable(),
  views: z.number().int(),
  firstViewedAt: z.string().nullable(),
  lastViewedAt: z.string().nullable(),
  acceptance: acceptanceView.nullable(),
  decline: z
    .object({ declinedAt: z.string(), reason: z.enum(declineReasonNames), text: z.nullable(personalText) })
    .nullable(),
  /** Of the conversion. */
  budgetId: z.nullable(id),
  actions: z.object({
    edit: action,
    send: action,
    openVersion: action,
    revoke: action,
    convert: action,
    remove: action,
  }),
})
export type ProposalView = z.infer<typeof proposalView>

export const proposalRow = z.object({
  id,
  number: z.number().int(),
  createdAt: z.string(),
  customer: z.object({ name: z.nullable(personalText), cityName: z.string().nullable(), state: z.string().nullable() }),
  kwp: z.number().nullable(),
  finalPrice: reais,
  status: proposalStatus,
  /** The one that the row shows: the draft when there is one. */
  versionNumber: z.number().int(),
  views: z.number().int(),
  validUntil: z.string().nullable(),
})
export type ProposalRow = z.infer<typeof proposalRow>
