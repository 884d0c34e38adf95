import type { ClaimableUnits } from '@girassol/contract/claims'
import type { ClaimSolution, ClaimType } from '@girassol/domain/claims'
import { formatDate } from '../../../lib/format.ts'

export type Arrival = ClaimableUnits['arrivals'][number]

export type TakenUnits = { readonly itemId: number; readonly quantity: number | null }

/** What the integrator has typed; '' for a choice that is not made yet. */
export type TypedClaim = {
  readonly type: ClaimType | ''
  readonly arrival: string
  readonly units: readonly TakenUnits[]
  readonly serialIds: readonly number[]
  readonly wish: ClaimSolution | ''
  readonly text: string
}

export const blankClaim: TypedClaim = { type: '', arrival: '', units: [], serialIds: [], wish: '', text: '' }

/** The shape of a stored draft. */
export const sampleClaim = { units: [{ itemId: 1, quantity: 1 }], serialIds: [1] }

export const toArrivalKey = ({ deliveryId }: Arrival): string => (deliveryId === null ? 'order' : String(deliveryId))

/** The chosen arrival; where there is only one, it is that one. */
export const findArrival = ({ arrivals }: ClaimableUnits, { arrival }: TypedClaim): Arrival | undefined =>
  arrivals.length === 1 ? arrivals[0] : arrivals.find((each) => toArrivalKey(each) === arrival)

export const describeEnd = ({ lastDay }: Arrival): string => `O prazo terminou em ${formatDate(lastDay)}`

/** How many units of an item may be claimed for this reason (CLM-003). */
export const findMost = (
  line: Pick<Arrival['lines'][number], 'claimable' | 'claimableAsMissing'>,
  type: TypedClaim['type'],
): number => (type === 'MISSING' ? line.claimableAsMissing : line.claimable)

/** The units of an item as typed; null while nothing is. */
export const findTaken = ({ units }: TypedClaim, itemId: number): number | null =>
  units.find((each) => each.itemId === itemId)?.quantity ?? null

const listTakenLines = (typed: TypedClaim, arrival: Arrival | undefined) =>
  (arrival?.lines ?? []).flatMap(({ itemId }) => {
    const quantity = findTaken(typed, itemId) ?? 0
    return quantity === 0 ? [] : [{ itemId, quantity }]
  })

/** The chosen numbers by item; one that may no longer be claimed is left out. */
const listDefectLines = ({ serialIds }: TypedClaim, { serials }: ClaimableUnits) => {
  const chosen = serials.filter(({ id, refusal }) => refusal === null && serialIds.includes(id))
  return [...Map.groupBy(chosen, ({ itemId }) => itemId)].map(([itemId, units]) => ({
    itemId,
    quantity: units.length,
    serialIds: units.map(({ id }) => id),
  }))
}

/** The body of the request for what was typed. */
export const toClaimBody = (typed: TypedClaim, found: ClaimableUnits, orderId: number) => {
  const { type, wish, text } = typed
  if (type === 'DEFECT') return { orderId, deliveryId: null, type, wish, text, lines: listDefectLines(typed, found) }
  const arrival = findArrival(found, typed)
  return {
    orderId,
    deliveryId: arrival?.deliveryId ?? null,
    type,
    wish,
    text,
    lines: listTakenLines(typed, arrival),
  }
}

const findUnitFault = (typed: TypedClaim, arrival: Arrival): string | undefined => {
  const excess = arrival.lines.find((line) => (findTaken(typed, line.itemId) ?? 0) > findMost(line, typed.type))
  return excess && `${excess.name}: no máximo ${findMost(excess, typed.type)}`
}

const findArrivalFaults = (typed: TypedClaim, found: ClaimableUnits): Readonly<Record<string, string>> => {
  const arrival = findArrival(found, typed)
  if (arrival === undefined) return { arrival: 'Escolha a entrega' }
  if (arrival.isOver) return { arrival: describeEnd(arrival) }
  const fault = findUnitFault(typed, arrival)
  return fault === undefined ? {} : { lines: fault }
}

/** What is missing or too much, at the field where it is typed (CLM-003, CLM-005). */
export const findClaimFaults = (typed: TypedClaim, found: ClaimableUnits): Readonly<Record<string, string>> => ({
  ...(typed.type === '' && { type: 'Escolha o que aconteceu' }),
  ...(typed.wish === '' && { wish: 'Escolha a solução' }),
  ...(typed.type !== '' && typed.type !== 'DEFECT' && findArrivalFaults(typed, found)),
})
