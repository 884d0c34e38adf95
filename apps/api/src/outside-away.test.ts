import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkCreditCard } from '@girassol/contract/card-analysis'
import { consultCnpj, findCep } from '@girassol/contract/customers'
import { findFreightDeadline } from '@girassol/contract/freight'
import { receivePaymentWebhook } from '@girassol/contract/inbound'
import { listErpPaymentConditions } from '@girassol/contract/payment-methods'
import { openCheckout, openPix } from '@girassol/contract/payments'
import * as printing from '@girassol/contract/printing'
import { requestReturn } from '@girassol/contract/returns'
import { calculateCarrierFreight, sendToCarrier } from '@girassol/contract/shipping'
import { listErpCustomers } from '@girassol/contract/triangulation'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from './features/cart/test-shop.ts'
import { payAtSimulatedGateway } from './features/payments/pay-at-simulated-gateway.ts'
import { approvedOrder } from './features/payments/test-payer.ts'
import {
  type FakeHttpServer,
  type Misbehaviour,
  misbehave,
  startFakeHttpServer,
} from './integrations/fake-http-server.ts'
import { simulatedCharges } from './integrations/gateway/simulated-charges.ts'
import { simulatedGateway } from './integrations/gateway/simulated-gateway.ts'
import { usualLimits } from './integrations/outside-system.ts'
import type { Caller } from './test-application.ts'

const outside = (url: string): Record<string, string> => ({
  CEP: 'http',
  CNPJ: 'http',
  VIACEP_URL: url,
  PUBLICA_CNPJ_URL: url,
  BRASILAPI_URL: url,
  ERP: 'http',
  PROTHEUS_URL: url,
  PROTHEUS_USERNAME: 'portal',
  PROTHEUS_PASSWORD: 'secret',
  FREIGHT: 'http',
  MELHOR_ENVIO_URL: url,
  MELHOR_ENVIO_TOKEN: 'token',
  MELHOR_ENVIO_AGENT: 'Girassol (a@b.example)',
  MELHOR_ENVIO_ORIGINS: '01,01=13083970;01,0101=13083970',
  GATEWAY: 'pagarme',
  PAGARME_URL: url,
  PAGARME_SECRET_KEY: 'sk_test',
  CARD_CHECK: 'http',
  CARD_CHECK_URL: url,
  CARD_CHECK_TOKEN: 'token',
  FILES: 's3',
  S3_ENDPOINT: url,
  S3_BUCKET: 'girassol',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
  S3_FORCE_PATH_STYLE: 'true',
})

const names = {
  ERP: 'O ERP não respondeu. Tente de novo',
  GATEWAY: 'O sistema de pagamentos não respondeu. Tente de novo',
  FREIGHT: 'O Fretefy não respondeu. Tente de novo',
  CEP: 'A consulta de CEP não respondeu. Digite o endereço',
  CNPJ: 'A consulta de CNPJ não respondeu. Preencha os dados da empresa',
  CARD_CHECK: 'A verificação de cartão não respondeu. Tente de novo',
  FILES: 'O armazenamento de arquivos não respondeu. Tente de novo',
} as const

type Ids = { readonly billed: number; readonly byCard: number; readonly byPix: number; readonly analysis: number }
type Call = (callers: Record<'integrator' | 'admin', Caller>, ids: Ids) => Promise<LightMyRequestResponse>
type Scenario = readonly [file: string, system: keyof typeof names, name: string, call: Call]

let shop: Shop

/** No offline table knows this postal code. */
const unknownCep = '00000001'

/** The use cases by their files, and calls that reach their system. */
const scenarios: readonly Scenario[] = [
  ['customers/find-cep', 'CEP', 'findCep', ({ admin }) => admin(findCep, { params: { cep: unknownCep } })],
  [
    'freight/find-freight-deadline',
    'CEP',
    'findFreightDeadline',
    ({ integrator }) => integrator(findFreightDeadline, { params: { cep: unknownCep } }),
  ],
  [
    'customers/consult-cnpj',
    'CNPJ',
    'consultCnpj',
    ({ admin }) => admin(consultCnpj, { params: { cnpj: '11222333000181' } }),
  ],
  [
    'payments/charge-order',
    'GATEWAY',
    'openCheckout',
    ({ integrator }, { byCard }) => integrator(openCheckout, { params: { id: byCard } }),
  ],
  [
    'payments/charge-order',
    'GATEWAY',
    'openPix',
    ({ integrator }, { byPix }) => integrator(openPix, { params: { id: byPix } }),
  ],
  [
    'payments/receive-payment-webhook',
    'GATEWAY',
    'receivePaymentWebhook',
    () => shop.signed(receivePaymentWebhook, { id: 'h1', type: 'order.paid', data: { id: 'or_1' } }, 'payments'),
  ],
  [
    'shipping/send-to-carrier',
    'FREIGHT',
    'sendToCarrier',
    ({ admin }, { billed }) => admin(sendToCarrier, { params: { id: billed } }),
  ],
  [
    'shipping/calculate-carrier-freight',
    'FREIGHT',
    'calculateCarrierFreight',
    ({ admin }, { byCard }) => admin(calculateCarrierFreight, { params: { id: byCard } }),
  ],
  [
    'card-analysis/check-credit-card',
    'CARD_CHECK',
    'checkCreditCard',
    ({ admin }, { analysis }) => admin(checkCreditCard, { params: { id: analysis } }),
  ],
  [
    'triangulation/list-erp-customers',
    'ERP',
    'listErpCustomers',
    ({ admin }) => admin(listErpCustomers, { query: { sellerCode: 'INT001' } }),
  ],
  [
    'payment-methods/list-erp-payment-conditions',
    'ERP',
    'listErpPaymentConditions',
    ({ admin }) => admin(listErpPaymentConditions),
  ],
]

/** With files on disk the ERP is reached; with a bucket, the bucket is asked first. */
const documents: readonly Scenario[] = [
  [
    'printing/erp-document-cache',
    'ERP',
    'printAttachment',
    ({ admin }, { billed }) => admin(printing.printAttachment, { params: { id: billed, type: 'NF' } }),
  ],
  [
    'printing/has-document',
    'ERP',
    'hasInvoice',
    ({ admin }, { billed }) => admin(printing.hasInvoice, { params: { id: billed } }),
  ],
  [
    'returns/request-return',
    'ERP',
    'requestReturn',
    ({ admin }, { billed }) => admin(requestReturn, { params: { id: billed }, body: { observation: 'Avaria' } }),
  ],
]

const inJobs = [
  'notifications/mail-notification',
  'payment-methods/copy-erp-conditions',
  'payments/cancel-charges',
  'payments/pay-at-simulated-gateway',
  'payments/read-open-charges',
  'profile/remove-avatar-file',
  'session/email-change/mail-email-changed',
  'session/email-change/mail-email-requested',
  'session/mail-access-changed',
  'session/mail-password-link',
  'session/second-factor/mail-second-factor-changed',
  'shipping/follow-cargoes',
  'orders/erp/send-erp-step',
  'customers/push-customer-to-erp',
  'vouchers/send-voucher-to-erp',
  'claims/erp/send-claim-credit',
  'company-users/invitations/mail-company-invitation',
  'company-export/mail-company-export',
  'analytics/mailing/mail-reports',
]
/** It tells which systems answer, so their silence is its answer. */
const checks = ['setup/show-setup']

const prepare = async (callers: { readonly integrator: Caller }): Promise<Ids> => {
  const { deps, db } = shop
  const { gateway } = deps.ports
  deps.ports.gateway = simulatedGateway({ book: simulatedCharges(db) })
  const captured = await approvedOrder({ shop, call: callers.integrator }, 'CREDIT_CARD')
  await payAtSimulatedGateway(deps, captured)
  deps.ports.gateway = gateway
  const { id: analysis } = await db
    .selectFrom('card_analysis')
    .select('id')
    .where('order_id', '=', captured)
    .executeTakeFirstOrThrow()
  const order = (method: 'CREDIT_CARD + CREDIT_CARD' | 'PIX', more = {}) =>
    approvedOrder({ shop, call: callers.integrator }, method, more)
  const billed = await order('PIX')
  await db.updateTable('orders').set({ status: 'INVOICE_BILLED', nf: null }).where('id', '=', billed).execute()
  return { analysis, billed, byCard: await order('CREDIT_CARD + CREDIT_CARD'), byPix: await order('PIX') }
}

describe.each([
  ['a bucket', 'FILES', {}],
  ['files on disk', 'ERP', { FILES: 'disk' }],
] as const)('outside systems that do not answer, with %s', (_where, documentSystem, more) => {
  let server: FakeHttpServer
  let how: Misbehaviour = 'fails'
  let callers: Record<'integrator' | 'admin', Caller>
  let ids: Ids

  const startServer = (port?: number) => startFakeHttpServer((_path, response) => misbehave(response, how), port)

  beforeAll(async () => {
    server = await startServer()
    const limits = { ...usualLimits, callMs: 400, jobMs: 400, failures: 1000 }
    shop = await openShop('postgres', { environment: { ...outside(server.url), ...more }, limits })
    callers = {
      integrator: await shop.as('integrator@girassol.demo'),
      admin: await shop.as('administrator@girassol.demo'),
    }
    ids = await prepare(callers)
  })
  afterAll(async () => {
    await server.close()
    await shop.close()
  })

  /** A HEAD request of a bucket has no body: a page of a proxy looks like a stored file, which is then not readable. */
  const listAsked = (misbehaviour: Misbehaviour): readonly Scenario[] => {
    if (misbehaviour !== 'html' || documentSystem !== 'FILES') {
      return [...scenarios, ...documents.map(([file, , name, call]): Scenario => [file, documentSystem, name, call])]
    }
    return [...scenarios, ...documents.filter(([, , name]) => name === 'printAttachment')]
  }
  const expectAway = async ([, system, , call]: Scenario) => {
    const answer = await call(callers, ids)
    expect([answer.statusCode, answer.json().reason, answer.headers['retry-after']]).toEqual([503, 'systemAway', '30'])
    expect(answer.json().message).toContain(names[system])
  }

  for (const misbehaviour of ['fails', 'html', 'hangs'] as const) {
    test.each(listAsked(misbehaviour).map((each) => [each[2], each] as const))(
      `REL-007 C-234 %s says which system does not answer, and what to do, when it ${misbehaviour}`,
      async (_name, scenario) => {
        how = misbehaviour
        await expectAway(scenario)
      },
    )
  }

  test('REL-007 C-234 all of them do so too when nobody listens', async () => {
    await server.close()
    for (const scenario of listAsked('fails')) await expectAway(scenario)
    server = await startServer(Number(new URL(server.url).port))
  })
})

test('REL-007 C-234 every use case of an outside system is called here, or runs in a job', () => {
  const features = join(import.meta.dirname, 'features')
  const usesPort = /ports\.(?:erp|gateway|freight|cep|cnpj|cardCheck|mail)\b|(?:cardCheck|erp\.documents)\.\w+\(/
  const files = globSync('**/*.ts', { cwd: features })
    .filter((path) => !/(?:\.test|\/test-[^/]*)\.ts$/.test(path))
    .filter((path) => usesPort.test(readFileSync(join(features, path), 'utf8')))
    .map((path) => path.replace(/\.ts$/, ''))
  const known = new Set([...scenarios, ...documents].map(([file]) => file).concat(inJobs, checks))
  expect(files.filter((file) => !known.has(file))).toEqual([])
})
