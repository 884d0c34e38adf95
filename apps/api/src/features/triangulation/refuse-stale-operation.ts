import { formatMoment } from '@girassol/domain/shared'
import type { Tx } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { findLastSave } from './triangulation-queries.ts'

/**
 * Refuses with 409 a save or a release that started before another user's save, and says who saved what and when.
 * `seen` is the version that the caller saw; without one nothing is compared. Lock the order first.
 */
export const refuseStaleOperation = async (tx: Tx, orderId: number, seen: number | undefined): Promise<void> => {
  const last = await findLastSave(tx, orderId)
  if (seen === undefined || last === undefined || last.version === seen) return
  const by = last.savedBy ?? 'Outra pessoa'
  throw new Refused(
    `${by} salvou esta operação em ${formatMoment(last.updated_at)}. Confira como está agora antes de continuar.`,
    { status: 409, reason: 'changedMeanwhile', details: { version: last.version } },
  )
}
