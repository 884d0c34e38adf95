import * as contract from '@girassol/contract/notifications'
import type { Router } from '../../http/route.ts'
import { followNotifications } from './follow-notifications.ts'
import { listNotifications } from './list-notifications.ts'
import { readAllNotifications, readNotification } from './read-notification.ts'
import { removeAllNotifications, removeNotification } from './remove-notification.ts'

export const notificationsRoutes = ({ route, streamRoute }: Router): void => {
  route(contract.listNotifications, listNotifications)
  route(contract.readNotification, readNotification)
  route(contract.readAllNotifications, readAllNotifications)
  route(contract.removeNotification, removeNotification)
  route(contract.removeAllNotifications, removeAllNotifications)
  streamRoute(contract.followNotifications, followNotifications)
}
