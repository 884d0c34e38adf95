import type { CheckLineView } from '@girassol/contract/delivery-checks'
import { type CountedLine, describeUncounted, findMissingProof, proofSentences } from '@girassol/domain/delivery-checks'
import { refuseProblems } from '../../http/refuse-problems.ts'
import { Refused } from '../../http/refused.ts'

/** A line that was counted, in units. */
export type Counted = CountedLine & {
  readonly itemId: number
  readonly name: string
  readonly photos: number
}

const toCounted = ({ itemId, name, sent, saved, photos }: CheckLineView): readonly Counted[] => {
  if (saved === null) return []
  const { counted, condition, affected, note } = saved
  return [{ itemId, name, sent, counted, condition, affected, note, photos: photos.length }]
}

/** DEL-009: all lines of a check; 409 if some are not counted. */
export const requireCounted = (lines: readonly CheckLineView[]): readonly Counted[] => {
  const counted = lines.flatMap(toCounted)
  const missing = lines.length - counted.length
  if (missing > 0) throw new Refused(describeUncounted(missing), { status: 409, reason: 'notCounted' })
  return counted
}

/** DEL-010: 400 with one error for each line that needs a photo or a note. */
export const requireProofs = (lines: readonly Counted[]): void =>
  refuseProblems(
    lines.flatMap((line) => {
      const missing = findMissingProof(line, line.photos)
      return missing === null ? [] : [{ field: `lines.${line.itemId}`, message: proofSentences[missing] }]
    }),
  )
