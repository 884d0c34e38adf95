import * as contract from '@girassol/contract/alerts'
import type { Router } from '../../http/route.ts'
import { addAlert } from './add-alert.ts'
import { listAlerts } from './list-alerts.ts'
import { removeAlert } from './remove-alert.ts'

export const alertsRoutes = ({ route }: Router): void => {
  route(contract.listAlerts, listAlerts)
  route(contract.addAlert, addAlert)
  route(contract.removeAlert, removeAlert)
}
