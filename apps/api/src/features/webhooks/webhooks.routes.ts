import * as contract from '@girassol/contract/webhooks'
import type { Router } from '../../http/route.ts'
import { addWebhook } from './add-webhook.ts'
import { changeWebhook } from './change-webhook.ts'
import { listWebhooks } from './list-webhooks.ts'
import { listDeliveries } from './log/list-deliveries.ts'
import { replayDeliveries } from './log/replay-deliveries.ts'
import { removeWebhook } from './remove-webhook.ts'
import { rotateSecret } from './rotate-secret.ts'
import { sendTest } from './send-test.ts'
import { ofCompany, ofHouse } from './webhook-owner.ts'

export const webhooksRoutes = ({ route, lookupRoute }: Router): void => {
  route(contract.listCompanyWebhooks, listWebhooks(ofCompany))
  lookupRoute(contract.addCompanyWebhook, addWebhook(ofCompany))
  lookupRoute(contract.changeCompanyWebhook, changeWebhook(ofCompany))
  route(contract.removeCompanyWebhook, removeWebhook(ofCompany))
  route(contract.testCompanyWebhook, sendTest(ofCompany))
  lookupRoute(contract.rotateCompanyWebhook, rotateSecret(ofCompany))
  route(contract.replayCompanyWebhook, replayDeliveries(ofCompany))
  route(contract.listCompanyWebhookDeliveries, listDeliveries(ofCompany))
  route(contract.listHouseWebhooks, listWebhooks(ofHouse))
  lookupRoute(contract.addHouseWebhook, addWebhook(ofHouse))
  lookupRoute(contract.changeHouseWebhook, changeWebhook(ofHouse))
  route(contract.removeHouseWebhook, removeWebhook(ofHouse))
  route(contract.testHouseWebhook, sendTest(ofHouse))
  lookupRoute(contract.rotateHouseWebhook, rotateSecret(ofHouse))
  route(contract.replayHouseWebhook, replayDeliveries(ofHouse))
  route(contract.listHouseWebhookDeliveries, listDeliveries(ofHouse))
}
