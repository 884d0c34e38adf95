import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'
import { extractDigits } from '../shared/text.ts'
import type { SellerStatus } from './seller-status.ts'

/** C-140: a waiting or rejected seller may be approved. */
export const canApproveSeller = (status: SellerStatus) => firstRefusal([status === 'APPROVED', 'alreadyApproved'])

/** C-140: a waiting or approved seller may be rejected; its people can then no longer sign in (AUTH-010). */
export const canRejectSeller = (status: SellerStatus) => firstRefusal([status === 'REPROVED', 'alreadyReproved'])

export const sellerReviewRefusals = {
  alreadyApproved: 'Este integrador já está aprovado.',
  alreadyReproved: 'Este integrador já está reprovado.',
} as const satisfies Record<RuleRefusal<typeof canApproveSeller> | RuleRefusal<typeof canRejectSeller>, string>

/** Maximum lengths of the fields of a seller's registration, in characters (PROF-017). */
export const sellerLimits = {
  erpCode: 20,
  name: 100,
  fancyName: 100,
  ie: 18,
  email: 100,
  addressDescription: 40,
  addressNumber: 5,
  addressNeighborhood: 20,
  addressComplement: 20,
  reason: 500,
} as const

/** The format of the ERP's codes, which the header of the selected seller must have (C-04). */
export const isErpCode = (text: string): boolean => /^[\w.-]{1,20}$/.test(text)

/** Area code and eight or nine digits, with or without a mask. */
export const isPhone = (text: string): boolean => /^\d{10,11}$/.test(extractDigits(text))
