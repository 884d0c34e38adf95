import { listNeeds, type Needs, type NeedView } from '@girassol/contract/substitutions'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCan } from '../../access/session.tsx'
import { callEndpoint } from '../../lib/api-client.ts'
import { useSellerId } from '../../lib/seller-scope.ts'
import { endpointKey } from '../../lib/use-endpoint.ts'

type Asked = {
  /** Undefined: the open cart. */
  readonly invoiceId?: number
  /** Whether anything may have to be replaced; else nothing is read. */
  readonly isOpen: boolean
  /** What the reasons depend on: other items are read again. */
  readonly items: string
}

const nothing: Needs = { items: [], suggestions: [] }

/** The items of a record that should be replaced, and what staff have suggested (SUB-007, SUB-010). */
export const useNeeds = ({ invoiceId, isOpen, items }: Asked) => {
  const mayReplace = useCan('substitution.use')
  const sellerId = useSellerId()
  const request = { query: invoiceId === undefined ? {} : { invoiceId } }
  const { data = nothing } = useQuery({
    queryKey: [...endpointKey(listNeeds, request, sellerId), items],
    queryFn: ({ signal }) => callEndpoint(listNeeds, request, { signal, sellerId }),
    enabled: isOpen && mayReplace,
    placeholderData: keepPreviousData,
  })
  const byCode = new Map<string, NeedView>(data.items.map((item) => [item.code, item]))
  return { needOf: (code: string): NeedView | undefined => byCode.get(code), suggestions: data.suggestions }
}
