/** What is wrong with units of an item (CLM-001). */
export const claimTypes = {
  MISSING: 'Falta',
  DAMAGED: 'Avaria',
  WRONG_ITEM: 'Produto errado',
  DEFECT: 'Defeito',
} as const

export type ClaimType = keyof typeof claimTypes

export const claimTypeNames = ['MISSING', 'DAMAGED', 'WRONG_ITEM', 'DEFECT'] as const satisfies readonly ClaimType[]

/** What the integrator asks for, and what the distributor decides (CLM-001). */
export const claimSolutions = {
  REPLACE: 'Reposição',
  CREDIT: 'Crédito',
  REFUND: 'Reembolso',
  REPAIR: 'Reparo',
} as const

export type ClaimSolution = keyof typeof claimSolutions

export const claimSolutionNames = ['REPLACE', 'CREDIT', 'REFUND', 'REPAIR'] as const satisfies readonly ClaimSolution[]

/** Solutions that cost money, which needs a right of its own (CLM-004). */
export const isMoney = (solution: ClaimSolution): boolean => solution === 'CREDIT' || solution === 'REFUND'

/** Units of an item of the order that are claimed for one reason. */
export type ClaimedUnits = { readonly itemId: number; readonly type: ClaimType; readonly quantity: number }

type Bounds = {
  /** The units of the item that have arrived, with those of replacements. */
  readonly delivered: number
  /** The claimed units of the item over all claims that were not dropped. */
  readonly claimed: number
  /** What the delivery of the claim sent of the item; null for a claim that names no delivery. */
  readonly sent: number | null
  /** The units of the item that claims of this delivery name as missing. */
  readonly missing: number
}

/**
 * How many more units of an item may be claimed (CLM-003): never more than have arrived and, as missing, never more than
 * the delivery sent.
 */
export const countClaimable = (type: ClaimType, { delivered, claimed, sent, missing }: Bounds): number => {
  const left = delivered - claimed
  const ofDelivery = type === 'MISSING' && sent !== null ? Math.min(left, sent - missing) : left
  return Math.max(0, ofDelivery)
}

/** The sentence for a claim of more units than are left. */
export const describeLeft = (name: string, left: number): string => {
  if (left === 0) return `${name}: todas as unidades já têm ocorrência.`
  return left === 1 ? `${name}: resta 1 unidade sem ocorrência.` : `${name}: restam ${left} unidades sem ocorrência.`
}

/** The type that a claim with several is listed under: the one with the most units, the first of equals. */
export const findMainType = (lines: readonly ClaimedUnits[]): ClaimType => {
  const count = (type: ClaimType): number =>
    lines.reduce((sum, line) => (line.type === type ? sum + line.quantity : sum), 0)
  return claimTypeNames.reduce((main, type) => (count(type) > count(main) ? type : main), claimTypeNames[0])
}

/** The number under which both sides know a claim: 'R-2026-000042' (CLM-001). */
export const formatProtocol = (year: number, number: number): string => `R-${year}-${String(number).padStart(6, '0')}`
