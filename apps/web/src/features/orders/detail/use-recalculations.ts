import {
  listOrderLog,
  type OrderView,
  recalculateAvailability,
  recalculateCommission,
  recalculateDeliveryDate,
  recalculateInsurance,
  showOrder,
} from '@girassol/contract/orders'
import { canRecalculate } from '@girassol/domain/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { refreshEndpoints, useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { toast } from '../../../ui/toaster.tsx'

const refreshes = [showOrder, listOrderLog]

/** DET-058…060: recalculates when each item would leave today; a toast shows the result, also when nothing changed. */
export const useRecalculateAvailability = ({ id }: OrderView) => {
  const { mutate, isPending } = useEndpointMutation(recalculateAvailability, {
    refreshes,
    failure: 'Ocorreu um erro ao atualizar a disponibilidade dos itens do pedido',
    onSuccess: ({ updated }) =>
      toast.info(
        updated ? 'A disponibilidade dos itens foi atualizada' : 'Não ocorreram atualizações de disponibilidade',
      ),
  })
  return { run: () => mutate({ params: { id } }), isRunning: isPending }
}

/** DET-056, DET-057: the first day on which every item is available. */
export const useRecalculateDeliveryDate = ({ id }: OrderView) => {
  const { mutate, isPending } = useEndpointMutation(recalculateDeliveryDate, {
    refreshes,
    failure: 'Ocorreu um erro ao atualizar a estimativa de embarque do pedido.',
    onSuccess: ({ updated }) => {
      toast.info(updated ? 'Estimativa de embarque atualizada' : 'A estimativa de embarque continua a mesma')
    },
  })
  return { run: () => mutate({ params: { id }, body: {} }), isRunning: isPending }
}

/** DET-061, DET-062, C-105: the net service value with today's service tax. */
export const useRecalculateCommission = ({ id }: OrderView) => {
  const { mutate, isPending } = useEndpointMutation(recalculateCommission, {
    refreshes,
    failure: 'Ocorreu um erro ao atualizar o valor líquido do serviço',
    onSuccess: ({ updated }) => {
      toast.info(updated ? 'O valor líquido do serviço foi atualizado' : 'O valor líquido do serviço continua o mesmo')
    },
  })
  return { run: () => mutate({ params: { id } }), isRunning: isPending }
}

/** DET-022: recalculates the insurance once when an order is opened, while it may change; nothing waits for it. */
export const useInsuranceOnOpen = ({ id, status, insurance }: OrderView) => {
  const client = useQueryClient()
  const requestedId = useRef<number>(undefined)
  const { mutate } = useEndpointMutation(recalculateInsurance, {
    failure: false,
    onSuccess: (answer) => {
      if (answer.insurance !== insurance) void refreshEndpoints(client, refreshes)
    },
  })
  const recalculate = useEffectEvent((order: number) => {
    if (requestedId.current === order || !canRecalculate('insurance', status).allowed) return
    requestedId.current = order
    mutate({ params: { id: order } })
  })
  useEffect(() => recalculate(id), [id])
}
