import { editTask } from '@girassol/contract/site-records'
import { readSite } from '@girassol/contract/sites'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callEndpoint } from '../../../lib/api-client.ts'
import { refreshEndpoints } from '../../../lib/use-endpoint.ts'
import { siteReads } from '../site-reads.ts'

type FinishedTask = { readonly siteId: number; readonly taskId: number }

/** Ends a task from a card, which has its id only: its version is read first (SITE-009). */
export const useFinishTask = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ siteId, taskId }: FinishedTask) => {
      const { tasks } = await callEndpoint(readSite, { params: { id: siteId } })
      const task = tasks.find(({ id }) => id === taskId)
      if (task === undefined || task.doneAt !== null) return
      await callEndpoint(editTask, { params: { id: taskId }, body: { isDone: true, version: task.version } })
    },
    meta: { success: 'Tarefa concluída', failure: 'Não deu para concluir a tarefa. Tente de novo.' },
    onSuccess: () => refreshEndpoints(client, siteReads),
  })
}
