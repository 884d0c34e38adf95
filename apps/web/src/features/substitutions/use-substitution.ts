import { compareBudget } from '@girassol/contract/budgets'
import { listOrderLog, listOrders, type OrderView, showOrder } from '@girassol/contract/orders'
import {
  acceptSuggestion,
  applySubstitution,
  findSubstitutes,
  listNeeds,
  makeSuggestion,
  refuseSuggestion,
  type Substitutes,
} from '@girassol/contract/substitutions'
import { useEndpointMutation, useEndpointQuery } from '../../lib/use-endpoint.ts'

/** What another list of items changes on the screens of a record. */
const changed = [showOrder, listOrders, listOrderLog, compareBudget, listNeeds]

type Asked = {
  readonly invoiceId: number | undefined
  readonly code: string
  readonly by?: string
  readonly isSuggestion?: boolean
}

const toTarget = (invoiceId: number | undefined) => (invoiceId === undefined ? {} : { invoiceId })

/** The choices for an item, read whenever the dialog opens: they depend on the stock of this moment (SUB-002). */
export const useSubstitutes = ({ invoiceId, code, by, isSuggestion = false }: Asked) => {
  const body = {
    ...toTarget(invoiceId),
    code,
    ...(by !== undefined && { by }),
    ...(isSuggestion && { suggesting: true }),
  }
  const { data, error, isFetching, refetch } = useEndpointQuery(
    findSubstitutes,
    { body },
    { refetchOnMount: 'always', refetchOnWindowFocus: () => false, staleTime: 0 },
  )
  return { data: isFetching ? undefined : data, error, isReading: isFetching, read: () => void refetch() }
}

type Chosen = { readonly invoiceId: number | undefined; readonly found: Substitutes; readonly by: string }

/** Applies a choice to the cart or the budget (SUB-006). */
export const useApplySubstitution = (onApplied: (order: OrderView) => void) => {
  const { mutate, isPending } = useEndpointMutation(applySubstitution, {
    isOnce: true,
    scope: 'cart',
    success: 'Produto trocado.',
    failure: 'Não deu para trocar o produto. Tente de novo.',
    refreshes: changed,
    onSuccess: ({ order }) => onApplied(order),
  })
  return {
    isApplying: isPending,
    apply: ({ invoiceId, found, by }: Chosen, onRefused: () => void) =>
      mutate(
        { body: { ...toTarget(invoiceId), replaces: found.item.code, by, version: found.version } },
        { onError: onRefused },
      ),
  }
}

/** Suggests a choice to the integrator (SUB-010). */
export const useMakeSuggestion = (onMade: () => void) => {
  const { mutate, isPending } = useEndpointMutation(makeSuggestion, {
    isOnce: true,
    success: 'Sugestão enviada ao integrador.',
    failure: 'Não deu para enviar a sugestão. Tente de novo.',
    refreshes: [listNeeds, listOrderLog],
    onSuccess: onMade,
  })
  return {
    isSuggesting: isPending,
    suggest: (id: number, body: { replaces: string; by: string; text: string | null }) =>
      mutate({ params: { id }, body }),
  }
}

type Answered = { readonly invoiceId: number; readonly id: number }

/** Accepts or refuses a suggestion (SUB-010). */
export const useAnswerSuggestion = ({ invoiceId, id }: Answered, onAnswered: () => void) => {
  const params = { id: invoiceId, suggestionId: id }
  const options = { isOnce: true, refreshes: changed, onSuccess: onAnswered } as const
  const accepting = useEndpointMutation(acceptSuggestion, {
    ...options,
    success: 'Troca aceita.',
    failure: 'Não deu para aceitar a troca. Tente de novo.',
  })
  const refusing = useEndpointMutation(refuseSuggestion, {
    ...options,
    success: 'Troca recusada.',
    failure: 'Não deu para recusar a troca. Tente de novo.',
  })
  return {
    isAccepting: accepting.isPending,
    accept: (version: string) => accepting.mutate({ params, body: { version } }),
    isRefusing: refusing.isPending,
    refuse: (reason: string) => refusing.mutate({ params, body: { reason } }),
  }
}
