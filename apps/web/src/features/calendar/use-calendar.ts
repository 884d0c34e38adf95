import { closeCalendar, openCalendar, showCalendar } from '@girassol/contract/calendar'
import type { ResponseFor } from '@girassol/contract/http/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useSellerId } from '../../lib/seller-scope.ts'
import { endpointKey, useEndpointMutation } from '../../lib/use-endpoint.ts'

const useStoreLink = () => {
  const client = useQueryClient()
  const sellerId = useSellerId()
  return (answer: ResponseFor<typeof showCalendar>) => {
    client.setQueryData(endpointKey(showCalendar, {}, sellerId), answer)
  }
}

type Changed = { readonly onDone?: () => void }

/** WHK-013: opens the own calendar, or gives it a new address. */
export const useOpenCalendar = ({ onDone }: Changed = {}) => {
  const store = useStoreLink()
  return useEndpointMutation(openCalendar, {
    failure: 'O endereço não foi criado. Tente de novo.',
    onSuccess: (answer) => {
      store(answer)
      onDone?.()
    },
  })
}

/** WHK-013: closes the own calendar. */
export const useCloseCalendar = ({ onDone }: Changed) => {
  const store = useStoreLink()
  return useEndpointMutation(closeCalendar, {
    success: 'Calendário encerrado',
    failure: 'O calendário não foi encerrado. Tente de novo.',
    onSuccess: (answer) => {
      store(answer)
      onDone?.()
    },
  })
}
