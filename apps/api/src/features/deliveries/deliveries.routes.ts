import * as contract from '@girassol/contract/deliveries'
import type { Router } from '../../http/route.ts'
import { editDelivery } from './edit-delivery.ts'
import { listDeliveries } from './list-deliveries.ts'
import { moveDelivery } from './move-delivery.ts'
import { planDelivery } from './plan-delivery.ts'
import { splitDelivery } from './split-delivery.ts'

export const deliveriesRoutes = ({ route }: Router): void => {
  route(contract.listDeliveries, listDeliveries)
  route(contract.planDelivery, planDelivery)
  route(contract.editDelivery, editDelivery)
  route(contract.splitDelivery, splitDelivery)
  route(contract.moveDelivery, moveDelivery)
}
