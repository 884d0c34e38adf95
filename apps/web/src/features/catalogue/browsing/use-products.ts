import { listProducts } from '@girassol/contract/catalogue'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import { useEffect } from 'react'
import { formatCounted } from '../../../lib/format.ts'
import { useEndpointPages } from '../../../lib/use-endpoint.ts'
import { announce } from '../../../ui/live-region.tsx'

type Query = NonNullable<RequestFor<typeof listProducts>['query']>

/** The requested list of the store, 25 a page, with the matched words (STORE-027, STORE-042). */
export const useProducts = (query: Query) => {
  const products = useEndpointPages(listProducts, { query: { ...query, take: 25 } })
  const { rows, total, data, isPlaceholderData } = products
  useEffect(() => {
    if (rows.length > 0) announce(`${rows.length} de ${formatCounted(total, 'produto', 'produtos')}`)
  }, [rows.length, total])
  const first = data?.pages[0]
  return {
    ...products,
    /** The words to mark in the names; none in the previous products while others are fetched. */
    words: isPlaceholderData ? [] : [...new Set(data?.pages.flatMap(({ matched }) => matched))],
    /** The corrected search term, when a typo was corrected. */
    correctedTerm: first?.correctedTerm ?? null,
    suggestions: first?.suggestions ?? [],
  }
}

export type Products = ReturnType<typeof useProducts>
