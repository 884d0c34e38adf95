import { listPointsProducts } from '@girassol/contract/points-store'
import { useEffect } from 'react'
import { useEndpointPages } from '../../lib/use-endpoint.ts'
import { toast } from '../../ui/toaster.tsx'

/** Which of the two screens reads the store, and its message when that fails (PTS-098, PTS-099). */
export const storeFailures = {
  all: 'Erro ao carregar produtos.',
  wished: 'Erro ao carregar lista de desejos.',
} as const
export type StoreKind = keyof typeof storeFailures

/** The products of the points store, 25 a page; after a failure the paging stops until the user tries again. */
export const useStoreProducts = (kind: StoreKind, term: string) => {
  const query = {
    take: 25,
    ...(term !== '' && { term }),
    ...(kind === 'wished' && { onlyWishlisted: 'true' as const }),
  }
  const list = useEndpointPages(listPointsProducts, { query })
  const { error } = list
  useEffect(() => {
    if (error !== null) toast.failure(storeFailures[kind])
  }, [error, kind])
  return list
}
export type StoreProducts = ReturnType<typeof useStoreProducts>
