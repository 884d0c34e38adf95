import { receiveErpEvent } from '@girassol/contract/inbound'
import * as contract from '@girassol/contract/points'
import { postPoints } from '@girassol/contract/points-management'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Caller } from '../../../test-application.ts'
import { type Life, openLife } from '../../orders/test-life.ts'

let life: Life
let points: Caller
let sellerId: number

beforeAll(async () => {
  life = await openLife('postgres')
  points = await life.as('points-administrator@girassol.demo')
  sellerId = (
    await life.db.selectFrom('seller').select('id').where('erp_code', '=', 'INT001').executeTakeFirstOrThrow()
  ).id
})
afterAll(() => life.close())
beforeEach(() => life.db.deleteFrom('point_entry').execute())

const post = (value: number, part: object = { qualifiable: true }) =>
  points(postPoints, { body: { sellerId, value, type: 'CREDIT', ...part } })
const bonuses = () =>
  life.db
    .selectFrom('point_entry')
    .select(['value', 'type', 'qualifiable', 'expiration_date', 'season_id', 'order_id', 'origin_user_id'])
    .where('motive', '=', 'Bônus de categoria')
    .orderBy('id')
    .execute()
const values = async () => (await bonuses()).map(({ value }) => value)

test('PTS-109 C-126 reaching Prata credits 20.000 points that count for no category, until the season ends', async () => {
  await post(500_000)
  expect(await values()).toEqual([])
  const answer = await post(1)
  expect(await bonuses()).toEqual([
    {
      value: 20_000,
      type: 'CREDIT',
      qualifiable: false,
      expiration_date: '2026-12-31',
      season_id: 2,
      order_id: null,
      origin_user_id: null,
    },
  ])
  expect(answer.json().balance).toBe(520_001)
  expect((await life.integrator(contract.readQualifiable)).json().value).toBe(500_001)
  expect((await life.integrator(contract.readCategory)).json().name).toBe('Prata')
})

test('PTS-106 PTS-107 PTS-108 PTS-109 each category gives its bonus, two at once where a credit passes two', async () => {
  await post(1_000_001)
  expect(await values()).toEqual([20_000, 50_000])
  await post(1_000_000)
  expect(await values()).toEqual([20_000, 50_000, 80_000])
  expect((await life.integrator(contract.readCategory)).json()).toEqual({
    name: 'Diamante',
    nextCategoryName: null,
    nextCategoryRequirement: null,
  })
})

test('PTS-109 points that do not qualify, and sellers outside the programme, reach no category', async () => {
  await post(900_000, { qualifiable: false })
  const setEnabled = (points_enabled: boolean) =>
    life.db.updateTable('seller').set({ points_enabled }).where('id', '=', sellerId).execute()
  await setEnabled(false)
  await post(900_000)
  expect(await values()).toEqual([])
  await setEnabled(true)
  await post(1)
  expect(await values()).toEqual([20_000])
})

test('PTS-109 C-126 an order’s credit earns the bonus; its return lowers the category, and the bonus is not repeated', async () => {
  await post(499_000)
  const sendEvent = (invoiceId: number, event: string) => life.signed(receiveErpEvent, { invoiceId, event, data: {} })
  const first = await life.orderAt('CONFIRMING_PAYMENT_ERP', { sub_total_with_discount_cents: 500_000 })
  await sendEvent(first, 'PAYMENT_CONFIRMED')
  expect(await values()).toEqual([20_000])
  await sendEvent(first, 'RETURNED')
  expect((await life.integrator(contract.readCategory)).json().name).toBe('Bronze')
  const second = await life.orderAt('CONFIRMING_PAYMENT_ERP', { sub_total_with_discount_cents: 500_000 })
  await sendEvent(second, 'PAYMENT_CONFIRMED')
  expect((await life.integrator(contract.readCategory)).json().name).toBe('Prata')
  expect(await values()).toEqual([20_000])
})

test('PTS-109 C-126 credits at once that reach a category together earn its bonus once', async () => {
  await Promise.all(Array.from({ length: 6 }, () => post(200_000)))
  expect((await values()).toSorted()).toEqual([20_000, 50_000])
})
