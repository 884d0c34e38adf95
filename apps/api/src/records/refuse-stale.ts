import { Refused } from '../http/refused.ts'

/** C-152: 409 with the newest version, unless the record is as the user saw it. */
export const refuseStale = ({ version }: { readonly version: number }, seen: number): void => {
  if (version === seen) return
  throw new Refused('Este registro mudou desde que você o abriu. Recarregue para continuar.', {
    status: 409,
    reason: 'changedMeanwhile',
    details: { version },
  })
}
