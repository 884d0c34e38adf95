import { chooseColumns } from '@girassol/contract/orders'
import { readSession } from '@girassol/contract/session'
import { arrangeColumns, type ColumnChoice } from '@girassol/domain/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useRoles, useSession } from '../../../access/session.tsx'
import { changeAnswers, useEndpointMutation } from '../../../lib/use-endpoint.ts'

/** The user's columns of the order list, and how to change them: shown at once, and stored with the user (USE-025). */
export const useColumnChoice = () => {
  const { orderColumns } = useSession()
  const columns = arrangeColumns(orderColumns, useRoles())
  const client = useQueryClient()
  const save = useEndpointMutation(chooseColumns, {
    scope: 'order-columns',
    failure: 'Não deu para guardar as colunas. Tente de novo.',
  })
  const change = (next: readonly ColumnChoice[] | null) => {
    const chosen = next === null ? null : [...next]
    const undo = changeAnswers(client, readSession, (session) => ({ ...session, orderColumns: chosen }))
    // The list of columns may be closed before the response arrives.
    void save.mutateAsync({ body: { columns: chosen } }).catch(undo)
  }
  return { columns, isUsual: orderColumns === null, change }
}
