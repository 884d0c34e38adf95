import { showSpecialFinancing } from '@girassol/contract/payment-methods'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'

const fiveMinutes = 300_000

/** PAY-012: the special offer, null while it is closed; `isClosed` is true only after it was read (PAY-014). */
export const useSpecialFinancing = () => {
  const { data, error, refetch, isFetching } = useEndpointQuery(showSpecialFinancing, {}, { staleTime: fiveMinutes })
  return {
    offer: data?.isEnabled === true ? data : null,
    isClosed: data?.isEnabled === false,
    failed: error !== null,
    isRetrying: isFetching,
    retry: () => void refetch(),
  }
}
