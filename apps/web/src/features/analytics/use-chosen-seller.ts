import { listSellers } from '@girassol/contract/sellers'
import { isRecordNumber } from '../../lib/record-number.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'

/** The integrator whose number is in the address, with its name; none until it is known. */
export const useChosenSeller = (id: string, bySeller: boolean) => {
  const query = { shortList: 'true', ids: id, take: 1 } as const
  const found = useEndpointQuery(
    listSellers,
    { query },
    { enabled: bySeller && isRecordNumber(id), staleTime: 300_000 },
  )
  const [seller] = found.data?.data ?? []
  return seller !== undefined && String(seller.id) === id ? { value: id, label: seller.name } : undefined
}
