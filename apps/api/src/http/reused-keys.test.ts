import { applyUsersImport } from '@girassol/contract/administration'
import { applyCatalogueImport } from '@girassol/contract/catalogue'
import { applyIrradiationImport } from '@girassol/contract/energy'
import { applyFreightImport } from '@girassol/contract/freight'
import type { Endpoint } from '@girassol/contract/http/endpoint'
import { userTemplate } from '@girassol/domain/administration'
import { irradiationTemplate } from '@girassol/domain/energy'
import { freightTemplate } from '@girassol/domain/freight'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeSnapshot } from '../database/test-snapshot.ts'
import { openShop, type Shop } from '../features/cart/test-shop.ts'
import type { Caller } from '../test-application.ts'
import { everyEndpoint, findUsualCaller, toDemoEmail, wellFormed } from './test-contract.ts'
import { isWriting } from './transactions.ts'

let shop: Shop
const callers = new Map<string, Caller>()
const key = 'a-key-used-elsewhere'

/** Calls that use the network or read a file before their transaction: they take no key, or check other things first. */
const lookups = new Set([
  'addCompanyWebhook',
  'addHouseWebhook',
  'addAttachment',
  'addBanner',
  'addCheckPhoto',
  'addClaimMessage',
  'addClaimPhoto',
  'addNegotiationMessage',
  'addPhoto',
  'applyCatalogueImport',
  'applyFreightImport',
  'applyIrradiationImport',
  'applyUsersImport',
  'calculateCarrierFreight',
  'changeBanner',
  'changeBrandLogo',
  'changeCompanyWebhook',
  'changeHouseWebhook',
  'changeManagedProduct',
  'changeOwnLogo',
  'changeSellerLogo',
  'checkCreditCard',
  'confirmPassword',
  'confirmWithPasskey',
  'createCompanyKey',
  'createHouseKey',
  'createTriangulation',
  'listCatalogueRefusals',
  'listFreightRefusals',
  'listIrradiationRefusals',
  'listUsersRefusals',
  'openCheckout',
  'openPix',
  'previewCatalogueImport',
  'previewFreightImport',
  'previewIrradiationImport',
  'previewQuickOrderFile',
  'previewUsersImport',
  'requestReturn',
  'rotateCompanyKey',
  'rotateHouseKey',
  'sendToCarrier',
  'updateAvatar',
  'updateProfile',
  'updateTriangulation',
  'uploadProductFile',
])

const writing = everyEndpoint.filter(
  ([name, endpoint]) => endpoint.requires !== 'public' && isWriting(endpoint) && !lookups.has(name),
)
const usualRoles = [...new Set(writing.map(([, endpoint]) => findUsualCaller(endpoint)))]

beforeAll(async () => {
  shop = await openShop('postgres')
  for (const role of usualRoles) callers.set(role, await shop.as(toDemoEmail(role)))
  const users = await shop.db.selectFrom('app_user').select('id').execute()
  const used = { key, call: '/api/elsewhere', digest: 'other content', answer: '{}', created_at: shop.deps.clock() }
  await shop.db
    .insertInto('idempotency_key')
    .values(users.map(({ id }) => ({ ...used, user_id: id })))
    .execute()
})
afterAll(() => shop.close())

const callWithUsedKey = (endpoint: Endpoint) => {
  const caller = callers.get(findUsualCaller(endpoint)) ?? expect.fail()
  return caller(endpoint, wellFormed(endpoint) as never, { 'idempotency-key': key })
}

test('SEC-016 C-226 every endpoint that takes a key refuses one that was used with other content, and changes nothing', async () => {
  const before = await takeSnapshot(shop.db)
  for (const [name, endpoint] of writing) {
    const answer = await callWithUsedKey(endpoint)
    expect([name, answer.statusCode, answer.json()?.reason]).toEqual([name, 422, 'keyReused'])
  }
  expect(await takeSnapshot(shop.db)).toEqual(before)
})

test.each([
  ['catalogue', applyCatalogueImport, 'B1_COD;VLR_TOT\n10010005;400\n'],
  ['freight', applyFreightImport, freightTemplate],
  ['irradiation', applyIrradiationImport, irradiationTemplate],
  ['users', applyUsersImport, userTemplate],
] as const)(
  'SEC-016 C-226 an import of the %s refuses it too, when its file was read',
  async (_what, endpoint, text) => {
    const parts = { query: { fileName: 'x.csv', version: 'x' }, body: Buffer.from(text) }
    const administrator = callers.get('ADMINISTRATOR') ?? expect.fail()
    const answer = await administrator(endpoint, parts, { 'idempotency-key': key })
    expect([answer.statusCode, answer.json().reason]).toEqual([422, 'keyReused'])
  },
)
