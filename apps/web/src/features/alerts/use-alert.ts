import { addAlert, listAlerts, removeAlert } from '@girassol/contract/alerts'
import { useQueryClient } from '@tanstack/react-query'
import { changeAnswers, useEndpointMutation, useEndpointQuery } from '../../lib/use-endpoint.ts'

const failure = 'Não deu para mudar o aviso. Tente de novo.'
const options = { scope: 'alerts', refreshes: [listAlerts], failure }

/**
 * Whether the user has an alert about a product, read once for all products. A change is shown at once, and reverted
 * when the server refuses or fails.
 */
export const useAlert = (code: string) => {
  const client = useQueryClient()
  const { data, isPending } = useEndpointQuery(listAlerts, {})
  const add = useEndpointMutation(addAlert, options)
  const remove = useEndpointMutation(removeAlert, options)
  const change = (isOn: boolean) => {
    const revert = changeAnswers(client, listAlerts, (alerts) => {
      const others = alerts.filter(({ B1_COD }) => B1_COD !== code)
      return isOn ? [...others, { B1_COD: code, madeAt: new Date().toISOString() }] : others
    })
    const mutation = isOn ? add : remove
    mutation.mutate({ params: { code } }, { onError: revert })
  }
  return { isKnown: !isPending, isOn: data?.some(({ B1_COD }) => B1_COD === code) ?? false, change }
}
