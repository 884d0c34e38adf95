import { isDeepStrictEqual } from 'node:util'
import { formatMoment } from '@girassol/domain/shared'
import { Refused } from '../http/refused.ts'

type Changed = { readonly updatedAt: string | null; readonly updatedBy: string | null }

/** 409: another user changed the record first. It says who and when, and their change stays (C-140). */
export const changedMeanwhile = (what: string, { updatedAt, updatedBy }: Changed): Refused => {
  const when = updatedAt === null ? '' : ` em ${formatMoment(updatedAt)}`
  return new Refused(`${updatedBy ?? 'Outra pessoa'} alterou ${what}${when}. Confira antes de salvar.`, {
    status: 409,
    reason: 'changedMeanwhile',
    details: { by: updatedBy, at: updatedAt },
  })
}

/** For records without a version: 409 unless they are still what the user saw (C-140). */
export const refuseUnseen = (what: string, { now, seen }: { readonly now: unknown; readonly seen: unknown }): void => {
  if (!isDeepStrictEqual(now, seen)) throw changedMeanwhile(what, { updatedAt: null, updatedBy: null })
}
