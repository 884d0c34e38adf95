import type { CheckLineView, DeliveryCheckView } from '@girassol/contract/delivery-checks'
import {
  type CountedLine,
  findMissingProof,
  listClaimedUnits,
  listDivergences,
  proofSentences,
} from '@girassol/domain/delivery-checks'

const toSavedLine = ({ sent, saved }: CheckLineView): CountedLine | null => (saved === null ? null : { sent, ...saved })

export type DivergentLine = { readonly itemId: number; readonly name: string; readonly line: CountedLine }

/** The saved lines that differ from what was sent (DEL-010). */
export const listDivergentLines = ({ lines }: DeliveryCheckView): readonly DivergentLine[] =>
  lines.flatMap((each) => {
    const line = toSavedLine(each)
    return line === null || listDivergences(line).length === 0 ? [] : [{ itemId: each.itemId, name: each.name, line }]
  })

/** Surplus units alone open no claim (DEL-012). */
export const opensClaim = (divergent: readonly DivergentLine[]): boolean =>
  divergent.some(({ itemId, line }) => listClaimedUnits(itemId, line).length > 0)

const describeUncounted = (count: number): string =>
  count === 1 ? 'Falta conferir 1 item.' : `Faltam conferir ${count} itens.`

/** Why the check cannot be closed now; null when it can (DEL-010). */
export const findClosingRefusal = (check: DeliveryCheckView, isUnsaved: boolean): string | null => {
  if (check.closingRefusal !== null) return check.closingRefusal
  const uncounted = check.lines.filter(({ saved }) => saved === null).length
  if (uncounted > 0) return describeUncounted(uncounted)
  if (isUnsaved) return 'Há itens que ainda não foram salvos.'
  const [missing] = check.lines.flatMap((each) => {
    const line = toSavedLine(each)
    const proof = line && findMissingProof(line, each.photos.length)
    return proof === null ? [] : [`${each.name}: ${proofSentences[proof]}`]
  })
  return missing ?? null
}
