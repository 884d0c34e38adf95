import { claimStatusNames } from '@girassol/domain/claims'
import { z } from 'zod'
import { openClaimBody } from './claims/claim-body.ts'
import { registerCustomerBody } from './customers/register-body.ts'
import { customerView } from './customers.ts'
import { endpoint } from './http/endpoint.ts'
import { id, productCode, text } from './http/fields.ts'
import { fileBytes } from './http/file.ts'
import { orderStatus } from './orders.ts'
import { apiClaim, apiClaimRow } from './public-api/claim.ts'
import { cursorPage, cursorQuery } from './public-api/cursor-page.ts'
import { apiDelivery } from './public-api/delivery.ts'
import { apiDescription } from './public-api/description.ts'
import { sizedKits, sizeKitsBody } from './public-api/kit.ts'
import { apiOrder, apiOrderRow, createBudgetBody, orderedBudget } from './public-api/order.ts'
import { apiProduct, apiProductDetail } from './public-api/product.ts'
import { webhookBody, webhookChange } from './webhooks/webhook-body.ts'
import { madeWebhook, webhook } from './webhooks/webhook-view.ts'

export const listProducts = endpoint({
  method: 'GET',
  path: '/public/v1/products',
  requires: 'key',
  scope: 'products:read',
  summary: 'Lista os produtos à venda, por código.',
  query: z.strictObject({
    ...cursorQuery,
    term: z.optional(text(100)),
    /** The code of a group: 1001 modules, 1010 inverters. */
    group: z.optional(text(10)),
  }),
  response: cursorPage(apiProduct),
})

export const showProduct = endpoint({
  method: 'GET',
  path: '/public/v1/products/:code',
  requires: 'key',
  scope: 'products:read',
  summary: 'Mostra um produto com ficha técnica e arquivos.',
  params: z.object({ code: productCode }),
  response: apiProductDetail,
})

export const downloadDatasheet = endpoint({
  method: 'GET',
  path: '/public/v1/datasheets/:folder/:file',
  requires: 'key',
  scope: 'products:read',
  summary: 'Baixa um arquivo técnico pelo endereço que o produto traz.',
  params: z.object({ folder: text(60), file: text(80) }),
  response: fileBytes,
  callsPerMinute: 60,
})

export const sizeKits = endpoint({
  method: 'POST',
  path: '/public/v1/kits',
  requires: 'key',
  scope: 'kits:size',
  summary: 'Dimensiona kits para uma potência, um módulo e um inversor, como o gerador do portal.',
  body: sizeKitsBody,
  response: sizedKits,
})

export const listCustomers = endpoint({
  method: 'GET',
  path: '/public/v1/customers',
  requires: 'key',
  scope: 'customers:read',
  summary: 'Lista os clientes, os mais novos primeiro.',
  query: z.strictObject({ ...cursorQuery, term: z.optional(text(100)) }),
  response: cursorPage(customerView),
})

export const registerCustomer = endpoint({
  method: 'POST',
  path: '/public/v1/customers',
  requires: 'key',
  scope: 'customers:write',
  needsIdempotencyKey: true,
  summary: 'Cadastra um cliente; um documento já cadastrado é recusado com o número do cliente.',
  body: registerCustomerBody,
  response: customerView,
  status: 201,
})

const orderFilters = { ...cursorQuery, term: z.optional(text(100)), status: orderStatus.optional() }

export const listBudgets = endpoint({
  method: 'GET',
  path: '/public/v1/budgets',
  requires: 'key',
  scope: 'budgets:read',
  summary: 'Lista os orçamentos, os mais novos primeiro.',
  query: z.strictObject(orderFilters),
  response: cursorPage(apiOrderRow),
})

export const showBudget = endpoint({
  method: 'GET',
  path: '/public/v1/budgets/:id',
  requires: 'key',
  scope: 'budgets:read',
  summary: 'Mostra um orçamento com itens e o que falta para o pedido.',
  params: z.object({ id }),
  response: apiOrder,
})

export const createBudget = endpoint({
  method: 'POST',
  path: '/public/v1/budgets',
  requires: 'key',
  scope: 'budgets:write',
  needsIdempotencyKey: true,
  summary: 'Cria um orçamento de itens, cliente, entrega e pagamento, aos preços de hoje.',
  body: createBudgetBody,
  response: apiOrder,
  status: 201,
})

export const orderBudget = endpoint({
  method: 'POST',
  path: '/public/v1/budgets/:id/order',
  requires: 'key',
  scope: 'orders:write',
  needsIdempotencyKey: true,
  summary: 'Faz o pedido do orçamento: 201, ou 202 quando a empresa precisa aprovar antes.',
  params: z.object({ id }),
  body: z.strictObject({}).optional(),
  response: orderedBudget,
  status: 201,
  alsoStatus: 202,
})

export const listOrders = endpoint({
  method: 'GET',
  path: '/public/v1/orders',
  requires: 'key',
  scope: 'orders:read',
  summary: 'Lista os pedidos, os mais novos primeiro.',
  query: z.strictObject(orderFilters),
  response: cursorPage(apiOrderRow),
})

export const showOrder = endpoint({
  method: 'GET',
  path: '/public/v1/orders/:id',
  requires: 'key',
  scope: 'orders:read',
  summary: 'Mostra um pedido com itens, etapas e documentos.',
  params: z.object({ id }),
  response: apiOrder,
})

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/public/v1/orders/:id/deliveries',
  requires: 'key',
  scope: 'orders:read',
  summary: 'Lista as entregas de um pedido.',
  params: z.object({ id }),
  response: z.object({ data: z.array(apiDelivery) }),
})

export const listClaims = endpoint({
  method: 'GET',
  path: '/public/v1/claims',
  requires: 'key',
  scope: 'claims:read',
  summary: 'Lista as ocorrências, as mais novas primeiro.',
  query: z.strictObject({
    ...cursorQuery,
    status: z.enum(claimStatusNames).optional(),
    orderId: z.coerce.number<number>().int().min(1).max(2_147_483_647).optional(),
  }),
  response: cursorPage(apiClaimRow),
})

export const showClaim = endpoint({
  method: 'GET',
  path: '/public/v1/claims/:id',
  requires: 'key',
  scope: 'claims:read',
  summary: 'Mostra uma ocorrência com itens, decisão e mensagens.',
  params: z.object({ id }),
  response: apiClaim,
})

export const openClaim = endpoint({
  method: 'POST',
  path: '/public/v1/claims',
  requires: 'key',
  scope: 'claims:write',
  needsIdempotencyKey: true,
  summary: 'Abre uma ocorrência sobre unidades de um pedido que chegaram.',
  body: openClaimBody,
  response: apiClaim,
  status: 201,
})

export const readApiDescription = endpoint({
  method: 'GET',
  path: '/public/openapi.json',
  requires: 'public',
  summary: 'The public API as OpenAPI 3.1, with examples, scopes, codes and limits; the same for everybody (API-011).',
  response: apiDescription,
  callsPerMinute: 30,
})

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/public/v1/webhooks',
  requires: 'key',
  scope: 'webhooks:manage',
  summary: 'Lista os webhooks, os mais antigos primeiro, sem os segredos.',
  response: z.object({ data: z.array(webhook) }),
})

export const showWebhook = endpoint({
  method: 'GET',
  path: '/public/v1/webhooks/:id',
  requires: 'key',
  scope: 'webhooks:manage',
  summary: 'Mostra um webhook, sem o segredo.',
  params: z.object({ id }),
  response: webhook,
})

export const addWebhook = endpoint({
  method: 'POST',
  path: '/public/v1/webhooks',
  requires: 'key',
  scope: 'webhooks:manage',
  needsIdempotencyKey: true,
  summary: 'Cadastra um webhook, mostra o segredo uma única vez e envia o evento de teste.',
  body: webhookBody,
  response: madeWebhook,
  status: 201,
  callsPerMinute: 20,
})

export const changeWebhook = endpoint({
  method: 'PATCH',
  path: '/public/v1/webhooks/:id',
  requires: 'key',
  scope: 'webhooks:manage',
  summary: 'Altera, liga ou desliga um webhook; é recusado quando outra alteração veio antes.',
  params: z.object({ id }),
  body: webhookChange,
  response: webhook,
  callsPerMinute: 30,
})

export const removeWebhook = endpoint({
  method: 'DELETE',
  path: '/public/v1/webhooks/:id',
  requires: 'key',
  scope: 'webhooks:manage',
  summary: 'Remove um webhook com o registro dos envios; nada mais é enviado a ele.',
  params: z.object({ id }),
  response: z.null(),
  status: 204,
})
