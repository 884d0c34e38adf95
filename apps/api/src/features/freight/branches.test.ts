import { listAuditEntries } from '@girassol/contract/administration'
import { addBranch, type BranchView, changeBranchName, listBranches, removeBranch } from '@girassol/contract/freight'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { testApplication } from '../../test-application.ts'
import { openShop, readyCart, type Shop } from '../cart/test-shop.ts'

describe.each(testedDatabases)('the branches on %s', (kind) => {
  let shop: Shop
  let administrator: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    administrator = await shop.as('administrator@girassol.demo')
  })
  afterAll(() => shop.close())

  const add = (body: BranchView) => administrator(addBranch, { body })
  const rename = (branch: string, body: { name: string; seen: string }) =>
    administrator(changeBranchName, { params: { branch }, body })
  const remove = (branch: string) => administrator(removeBranch, { params: { branch } })
  const all = async (): Promise<BranchView[]> => (await administrator(listBranches)).json()
  const readAnswer = async (answer: ReturnType<Caller>) => {
    const { statusCode, body } = await answer
    return [statusCode, body === '' ? undefined : (JSON.parse(body) as { reason?: string }).reason]
  }
  const listEntries = async (branch: string) =>
    (await administrator(listAuditEntries, { query: { kind: 'branch', subjectId: branch } })).json().data

  test('C-140 DET-065 a branch is added, renamed and removed, each with a log entry', async () => {
    const recife = { name: 'Recife', companyCode: '02', branchCode: '07' }
    const added = await add(recife)
    expect([added.statusCode, added.json()]).toEqual([201, recife])
    expect(await all()).toContainEqual(recife)
    expect((await rename('02,07', { name: 'Recife Sul', seen: 'Recife' })).statusCode).toBe(200)
    expect(await all()).toContainEqual({ ...recife, name: 'Recife Sul' })
    expect((await remove('02,07')).statusCode).toBe(204)
    expect((await all()).map(({ companyCode }) => companyCode)).not.toContain('02')
    expect(await listEntries('02,07')).toMatchObject([
      { action: 'remove', before: { name: 'Recife Sul', companyCode: '02' }, after: null },
      { action: 'change', before: { name: 'Recife' }, after: { name: 'Recife Sul' } },
      { action: 'create', before: null, after: recife },
    ])
  })

  test('C-140 the codes of a branch exist once, even when two people add it at once', async () => {
    const natal = { name: 'Natal', companyCode: '03', branchCode: '01' }
    const answers = await Promise.all([add(natal), add({ ...natal, name: 'Natal 2' })])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().reason).toBe('branchExists')
    expect((await all()).filter(({ companyCode }) => companyCode === '03')).toHaveLength(1)
  })

  test('C-140 of two renames of the same name one is saved and the other is refused', async () => {
    const names = ['Centro', 'Norte'].map((name) => rename('01,01', { name, seen: 'Goiânia' }))
    const answers = await Promise.all(names)
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json().name
    expect((await all()).map(({ name }) => name)).toContain(winner)
  })

  test('C-140 a branch used by an order or by a seller cannot be removed', async () => {
    await add({ name: 'Natal', companyCode: '04', branchCode: '01' })
    const { id } = await readyCart(shop, await shop.as('integrator@girassol.demo'))
    await shop.db.updateTable('orders').set({ company_code: '04' }).where('id', '=', id).execute()
    expect(await readAnswer(remove('04,01'))).toEqual([409, 'branchInUse'])
    await shop.db.updateTable('orders').set({ company_code: '01' }).where('id', '=', id).execute()
    expect((await remove('04,01')).statusCode).toBe(204)
    await shop.db.deleteFrom('orders').execute()
    expect(await readAnswer(remove('01,01'))).toEqual([409, 'branchInUse'])
  })

  test('C-140 an unknown branch is 404, a code that the ERP cannot have 400, and another role 403', async () => {
    expect([(await remove('99,99')).statusCode, (await rename('99,99', { name: 'X', seen: 'X' })).statusCode]).toEqual([
      404, 404,
    ])
    for (const codes of [{ companyCode: '12345' }, { branchCode: '' }, { branchCode: '0 1' }])
      expect((await add({ name: 'X', companyCode: '05', branchCode: '01', ...codes })).statusCode).toBe(400)
    const supervisor = await shop.as('commercial-supervisor@girassol.demo')
    const body = { name: 'X', companyCode: '05', branchCode: '01' }
    expect((await supervisor(addBranch, { body })).statusCode).toBe(403)
  })
})

test('C-140 an empty system ships from one branch', async () => {
  const application = await testApplication({ kind: 'postgres' })
  const branches = await application.deps.connection.db.selectFrom('branch').selectAll().execute()
  await application.close()
  expect(branches).toEqual([{ company_code: '01', branch_code: '01', name: 'Matriz' }])
})
