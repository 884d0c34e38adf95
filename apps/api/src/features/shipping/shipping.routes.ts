import * as contract from '@girassol/contract/freight'
import type { Router } from '../../http/route.ts'
import { calculateCarrierFreight } from './calculate-carrier-freight.ts'
import { receiveFreightEvent } from './receive-freight-event.ts'
import { sendToCarrier } from './send-to-carrier.ts'

export const shippingRoutes = ({ lookupRoute, signedRoute }: Router): void => {
  lookupRoute(contract.calculateCarrierFreight, calculateCarrierFreight)
  lookupRoute(contract.sendToCarrier, sendToCarrier)
  signedRoute(contract.receiveFreightEvent, 'freight', receiveFreightEvent)
}
