import * as contract from '@girassol/contract/public-api'
import type { Router } from '../../http/route.ts'
import { saveCustomer } from '../customers/save-customer.ts'
import { addWebhook } from '../webhooks/add-webhook.ts'
import { changeWebhook } from '../webhooks/change-webhook.ts'
import { findWebhook } from '../webhooks/find-webhook.ts'
import { removeWebhook } from '../webhooks/remove-webhook.ts'
import { ofKey } from '../webhooks/webhook-owner.ts'
import { createBudget } from './create-budget.ts'
import { readDescription } from './describe-api.ts'
import { listCustomers } from './list-customers.ts'
import { listBudgets, listOrders } from './list-orders.ts'
import { listWebhooks } from './list-webhooks.ts'
import { orderBudget } from './order-budget.ts'
import { listClaims, openClaim, showClaim } from './read-claims.ts'
import { downloadDatasheet, listProducts, showProduct } from './read-products.ts'
import { listDeliveries, showBudget, showOrder } from './show-orders.ts'
import { sizeKits } from './size-kits.ts'

export const publicApiRoutes = ({ keyRoute, keyLookupRoute, keyFileRoute, publicRoute }: Router): void => {
  publicRoute(contract.readApiDescription, readDescription)
  keyRoute(contract.listProducts, listProducts)
  keyRoute(contract.showProduct, showProduct)
  keyFileRoute(contract.downloadDatasheet, downloadDatasheet)
  keyRoute(contract.sizeKits, sizeKits)
  keyRoute(contract.listCustomers, listCustomers)
  keyRoute(contract.registerCustomer, saveCustomer)
  keyRoute(contract.listBudgets, listBudgets)
  keyRoute(contract.showBudget, showBudget)
  keyRoute(contract.createBudget, createBudget)
  keyRoute(contract.orderBudget, orderBudget)
  keyRoute(contract.listOrders, listOrders)
  keyRoute(contract.showOrder, showOrder)
  keyRoute(contract.listDeliveries, listDeliveries)
  keyRoute(contract.listClaims, listClaims)
  keyRoute(contract.showClaim, showClaim)
  keyRoute(contract.openClaim, openClaim)
  keyRoute(contract.listWebhooks, listWebhooks)
  keyRoute(contract.showWebhook, findWebhook(ofKey))
  keyLookupRoute(contract.addWebhook, addWebhook(ofKey))
  keyLookupRoute(contract.changeWebhook, changeWebhook(ofKey))
  keyRoute(contract.removeWebhook, removeWebhook(ofKey))
}
