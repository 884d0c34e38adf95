import { billingRules, phaseNames, schemes } from '@girassol/domain/energy'
import { publicItemKinds } from '@girassol/domain/proposals'
import { z } from 'zod'
import { financingView, proposalResults } from './proposal-results.ts'

const reais = z.number()

/** How a proposal looks; the text on the colour is computed by the server (C-174). */
const frozenBrand = z.object({
  tradeName: z.string(),
  /** '#RRGGBB'; null: the neutral theme. */
  color: z.string().nullable(),
  onColor: z.string().nullable(),
  /** The path of the picture; null: the trade name as text. */
  logo: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  site: z.string().nullable(),
})
export type FrozenBrand = z.infer<typeof frozenBrand>

/** How the page looks and whom it is from: the contact is the user who made the proposal. */
const brandView = frozenBrand.extend({ contactName: z.string() })
export type ProposalBrand = z.infer<typeof brandView>

const assumptions = z.object({
  kwp: z.number().nullable(),
  tilt: z.number(),
  azimuth: z.number(),
  shading: z.number(),
  performanceRatio: z.number(),
  utility: z.string().nullable(),
  tariff: z.number().nullable(),
  fioB: z.number().nullable(),
  phases: z.enum(phaseNames),
  scheme: z.enum(schemes),
  rule: z.enum(billingRules),
  start: z.string(),
  simultaneity: z.number(),
  tariffRise: z.number(),
  degradation: z.number(),
})

/** Everything that the end customer receives: no cost, no mark-up, no code, no note (PROP-006, C-172). */
export const publicProposal = z.object({
  number: z.number().int(),
  /** The version that is shown; an acceptance names it (PROP-014). */
  version: z.number().int(),
  status: z.enum(['DRAFT', 'SENT', 'VIEWED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'CONVERTED']),
  /** 'Esta proposta venceu em 07/12/2026.' and the like, when it waits for no answer; else null. */
  notice: z.string().nullable(),
  sentAt: z.string().nullable(),
  validUntil: z.string().nullable(),
  brand: brandView,
  customer: z.object({ name: z.string().nullable(), cityName: z.string().nullable(), state: z.string().nullable() }),
  items: z.array(z.object({ kind: z.enum(publicItemKinds), name: z.string(), quantity: z.number().int() })),
  /** The number of modules, of which the power is. */
  modules: z.number().int(),
  finalPrice: reais,
  financing: z.array(financingView),
  assumptions,
  results: proposalResults.nullable(),
  texts: z.object({
    introduction: z.string().nullable(),
    warranty: z.string().nullable(),
    payment: z.string().nullable(),
    nextSteps: z.string().nullable(),
  }),
  /** The distributor's name, only when the proposal shows its supplier. */
  supplier: z.string().nullable(),
  /** What the signer agrees to. */
  consent: z.object({ version: z.number().int(), text: z.string() }),
  /** `document` is masked, also for the signer. */
  acceptance: z
    .object({
      acceptedAt: z.string(),
      version: z.number().int(),
      name: z.string(),
      document: z.string(),
      /** The IP address it was signed from, and the SHA-256 of the accepted PDF, as on the receipt (PROP-016). */
      address: z.optional(z.string()),
      sha256: z.optional(z.string()),
    })
    .nullable(),
  /** 'Estimativa de geração e economia; não é garantia.' */
  disclaimer: z.string(),
})
export type PublicProposal = z.infer<typeof publicProposal>

/** The answer to an acceptance; the same for a repeated one of the same person (PROP-013). */
export const acceptance = z.object({
  version: z.number().int(),
  acceptedAt: z.string(),
  name: z.string(),
  /** Masked: `***.456.789-**`. */
  document: z.string(),
  /** The IP address it was signed from, as on the receipt (PROP-016). */
  address: z.optional(z.string()),
  /** Of the PDF that was accepted. */
  sha256: z.string(),
})
