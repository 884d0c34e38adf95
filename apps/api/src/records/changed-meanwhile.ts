import { isDeepStrictEqual } from 'node:util'
import { formatMoment } from '@girassol/domain/shared'
import { Refused } from '../http/refused.ts'

type Changed = { readonly updatedAt: string | null; readonly updatedBy: string | null }

/** Somebody else was faster: 409 with who and when, and nothing of theirs is lost (C-140). */
export const changedMeanwhile = (what: string, { updatedAt, updatedBy }: Changed): Refused => {
  const when = updatedAt === null ? '' : ` em ${formatMoment(updatedAt)}`
  return new Refused(`${updatedBy ?? 'Outra pessoa'} alterou ${what}${when}. Confira antes de salvar.`, {
    status: 409,
    reason: 'changedMeanwhile',
    details: { by: updatedBy, at: updatedAt },
  })
}

/** For records that keep no count of their changes: 409 unless they still are what the person saw (C-140). */
export const refuseUnseen = (what: string, { now, seen }: { readonly now: unknown; readonly seen: unknown }): void => {
  if (!isDeepStrictEqual(now, seen)) throw changedMeanwhile(what, { updatedAt: null, updatedBy: null })
}
