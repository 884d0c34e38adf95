import { listAuditEntries } from '@girassol/contract/administration'
import { type Proposals, searchKits } from '@girassol/contract/generator'
import * as contract from '@girassol/contract/settings'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { emptied, kitOptions, openShop, type Shop } from '../cart/test-shop.ts'

type Pieces = Record<string, string>

describe.each(testedDatabases)('the products of a kit on %s', (kind) => {
  let shop: Shop
  let administrator: Caller
  let integrator: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    administrator = await shop.as('administrator@girassol.demo')
    integrator = await shop.as('integrator@girassol.demo')
  })
  beforeEach(() => shop.db.deleteFrom('setting').where('key', '=', 'kit-pieces').execute())
  afterAll(() => shop.close())

  const change = (pieces: Pieces, seen: Pieces = {}) =>
    administrator(contract.changeKitPieces, { body: { pieces, seen } })
  /** A ground anchor, which no kit on a roof contains by default. */
  const own = { '10200001': '10200022' }

  const listKitCodes = async (): Promise<readonly string[]> => {
    await emptied(integrator)
    const { kits }: Proposals = (await integrator(searchKits, { body: kitOptions })).json()
    return kits[0]?.items.map(({ code }) => code) ?? []
  }

  test('C-23 C-24 C-140 the next kit uses the distributor’s product, and the log names the piece', async () => {
    expect(await listKitCodes()).toContain('10200001')
    expect((await change(own)).json()).toEqual({ pieces: own })
    const codes = await listKitCodes()
    expect(codes).toContain('10200022')
    expect(codes).not.toContain('10200001')
    const { data } = (await administrator(listAuditEntries, { query: { kind: 'setting' } })).json()
    expect(data[0]).toMatchObject({
      subject: { name: 'Produtos do kit' },
      before: { 'Grampo intermediário': '10200001' },
      after: { 'Grampo intermediário': '10200022' },
    })
  })

  test.each([
    ['of another group', { '10200001': '10300001' }, 'Grampo intermediário: O código precisa ser do grupo 1020.'],
    ['that nobody sells', { '10200001': '10208888' }, 'Grampo intermediário: O produto 10208888 não está no catálogo.'],
  ])('C-24 C-140 a product %s is refused, and nothing is stored', async (_what, pieces, message) => {
    const answer = await change(pieces)
    expect([answer.statusCode, answer.json().message]).toEqual([400, message])
    expect((await administrator(contract.showKitPieces)).json()).toEqual({ pieces: {} })
  })

  test('C-140 of two users at once the second is refused', async () => {
    const answers = await Promise.all([change(own), change(own)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await change({ ...own, '10200002': '10200002' }, own)).json()).toEqual({ pieces: own })
  })

  test('C-140 only the administrator manages the products of kits', async () => {
    expect((await integrator(contract.showKitPieces)).statusCode).toBe(403)
    expect((await integrator(contract.changeKitPieces, { body: { pieces: {}, seen: {} } })).statusCode).toBe(403)
  })
})
