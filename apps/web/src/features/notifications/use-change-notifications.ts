import type { ResponseFor } from '@girassol/contract/http/endpoint'
import {
  listNotifications,
  readAllNotifications,
  readNotification,
  removeAllNotifications,
  removeNotification,
} from '@girassol/contract/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { changeAnswers, useEndpointMutation } from '../../lib/use-endpoint.ts'

type Answer = ResponseFor<typeof listNotifications>

const withoutUnread = (answer: Answer, ids: readonly number[]): Answer => {
  const read = answer.data.filter(({ id, readed }) => !readed && ids.includes(id)).length
  return { ...answer, unread: Math.max(0, answer.unread - read) }
}

const marked = (answer: Answer, id: number): Answer => ({
  ...withoutUnread(answer, [id]),
  data: answer.data.map((one) => (one.id === id ? { ...one, readed: true } : one)),
})

const allMarked = (answer: Answer): Answer => ({
  ...answer,
  unread: 0,
  data: answer.data.map((one) => ({ ...one, readed: true })),
})

const without = (answer: Answer, id: number): Answer => ({
  ...withoutUnread(answer, [id]),
  total: Math.max(0, answer.total - 1),
  data: answer.data.filter((one) => one.id !== id),
})

const emptied = (answer: Answer): Answer => ({ ...answer, unread: 0, total: 0, totalIsExact: true, data: [] })

const failures = {
  update: 'Ocorreu um erro ao atualizar a notificação.', // NOT-012
  remove: 'Ocorreu um erro ao remover a notificação.', // NOT-013
  removeAll: 'Ocorreu um erro ao remover as notificações.', // NOT-014
} as const

const refreshes = [listNotifications]

/** Marks and removes notifications; shown at once, and reverted when the server refuses or fails. */
export const useChangeNotifications = () => {
  const client = useQueryClient()
  const read = useEndpointMutation(readNotification, { refreshes, failure: failures.update })
  const readAll = useEndpointMutation(readAllNotifications, { refreshes, failure: failures.update })
  const remove = useEndpointMutation(removeNotification, { refreshes, failure: failures.remove })
  const removeAll = useEndpointMutation(removeAllNotifications, { refreshes, failure: failures.removeAll })
  const show = (change: (answer: Answer) => Answer) => ({ onError: changeAnswers(client, listNotifications, change) })
  return {
    read: (id: number) =>
      read.mutate(
        { params: { id } },
        show((answer) => marked(answer, id)),
      ),
    readAll: () => readAll.mutate({}, show(allMarked)),
    remove: (id: number) =>
      remove.mutate(
        { params: { id } },
        show((answer) => without(answer, id)),
      ),
    removeAll: () => removeAll.mutate({}, show(emptied)),
  }
}
