import type { Endpoint } from '@girassol/contract/http/endpoint'
import * as records from '@girassol/contract/site-records'
import * as contract from '@girassol/contract/sites'
import { type Role, roles, viewerSentence } from '@girassol/domain/access'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { demoAccounts } from '../../demo-data/demo-accounts.ts'
import { openSiteDesk, type SiteDesk } from './test-sites.ts'

const writers: readonly Role[] = ['INTEGRATOR', 'MANAGER', 'CONTRIBUTOR']
const readers: readonly Role[] = ['ADMINISTRATOR', 'COMMERCIAL_SUPERVISOR', 'COMMERCIAL', 'CUSTOMER_SUCCESS']

const endpoints = [...Object.values(contract), ...Object.values(records)].filter(
  (value): value is Endpoint & typeof value => typeof value === 'object' && 'method' in value,
) as readonly Endpoint[]

describe.each(testedDatabases)('who uses sites on %s', (kind) => {
  let desk: SiteDesk
  let siteId: number

  beforeAll(async () => {
    desk = await openSiteDesk(kind)
    siteId = (await desk.site({ contactName: 'Helena Duarte' })).id
  })
  afterAll(() => desk.close())

  const emailOf = (role: Role) => demoAccounts.find((account) => account.role === role)?.email ?? ''
  const isOwn = (role: Role) => writers.includes(role)

  test('SITE-012 every site and task call declares whether it reads or writes', () => {
    expect(endpoints).toHaveLength(22)
    for (const { method, requires } of endpoints) {
      expect(requires).toBe(method === 'GET' ? 'sites.read' : 'sites.use')
    }
  })

  /** A request that passes the check of roles and then changes nothing: its body is wrong, or it names no record. */
  const toRequest = ({ method, path }: Endpoint) => {
    const id = method === 'DELETE' && path === '/sites/:id' ? 2_000_000 : siteId
    const query = path === '/sites/export' ? { format: 'none' } : {}
    const body = method === 'POST' || method === 'PATCH' ? { body: { unknown: true } } : {}
    return { params: { id, noteId: 1, photoId: 1 }, query, ...body } as never
  }

  const mayCall = (role: Role, { requires }: Endpoint): boolean =>
    isOwn(role) || (requires === 'sites.read' && readers.includes(role))

  test.each(roles)('SITE-012 C-154 %s reads and writes what the matrix says', async (role) => {
    const call = await desk.as(emailOf(role), isOwn(role) ? undefined : 'INT001')
    for (const endpoint of endpoints) {
      const { statusCode } = await call(endpoint, toRequest(endpoint))
      expect([endpoint.method, endpoint.path, statusCode !== 403]).toEqual([
        endpoint.method,
        endpoint.path,
        mayCall(role, endpoint),
      ])
    }
  })

  test.each(writers)(
    'SITE-012 %s who is a VIEWER of the company reads sites and tasks and writes none',
    async (role) => {
      const user = desk.db.updateTable('app_user').where('email', '=', emailOf(role))
      await user.set({ company_role: 'VIEWER' }).execute()
      const call = await desk.as(emailOf(role))
      for (const endpoint of endpoints) {
        const answer = await call(endpoint, toRequest(endpoint))
        const isRefused = answer.statusCode === 403 && answer.json().message === viewerSentence
        expect([endpoint.method, endpoint.path, isRefused]).toEqual([
          endpoint.method,
          endpoint.path,
          endpoint.method !== 'GET',
        ])
      }
      const site = (await call(contract.readSite, { params: { id: siteId } })).json()
      expect(Object.values(site.actions).every((action) => (action as { hidden?: true }).hidden)).toBe(true)
      await user.set({ company_role: 'BUYER' }).execute()
    },
  )

  test('SITE-012 staff read sites only of the seller that they selected', async () => {
    const unselected = await desk.as('commercial@girassol.demo')
    const answer = await unselected(contract.listSites)
    expect([answer.statusCode, answer.json().reason]).toEqual([409, 'sellerNotSelected'])
    const elsewhere = await desk.as('commercial@girassol.demo', 'INT002')
    expect((await elsewhere(contract.listSites)).json().total).toBe(0)
    const selected = await desk.as('commercial@girassol.demo', 'INT001')
    const page = (await selected(contract.listSites)).json()
    expect(page.data).toMatchObject([{ id: siteId, actions: { move: { allowed: false, hidden: true } } }])
  })
})
