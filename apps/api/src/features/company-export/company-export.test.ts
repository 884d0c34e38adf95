import { listClaims } from '@girassol/contract/claims'
import * as contract from '@girassol/contract/company-export'
import { listCustomers } from '@girassol/contract/customers'
import type { Endpoint } from '@girassol/contract/http/endpoint'
import { listOrders } from '@girassol/contract/orders'
import { listPoints } from '@girassol/contract/points'
import { listProposals } from '@girassol/contract/proposals'
import { editSite, listSites } from '@girassol/contract/sites'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import { readZip } from '../../documents/test-zip.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { timetable } from '../../jobs/timetable.ts'
import type { Caller } from '../../test-application.ts'
import { noon, readyCart } from '../cart/test-shop.ts'
import { openSiteDesk, type SiteDesk } from '../sites/test-sites.ts'
import { mailCompanyExport } from './mail-company-export.ts'
import { makeCompanyExport } from './make-company-export.ts'

type Mail = { readonly to: string; readonly subject: string; readonly text: string }

const hourAfter = (hours: number, milliseconds = 0): string =>
  new Date(Date.parse(noon) + hours * 3_600_000 + milliseconds).toISOString()

describe.each(bothDatabases)('the export of all data of a company on %s', (kind) => {
  let desk: SiteDesk
  let deps: Dependencies
  let other: Caller

  beforeAll(async () => {
    desk = await openSiteDesk(kind)
    deps = desk.shop.deps
    other = await desk.as('integrator2@girassol.demo')
  })
  afterAll(() => desk.close())
  beforeEach(async () => {
    desk.setNow(noon)
    await desk.forgetCalls()
    await desk.db.deleteFrom('company_export').execute()
    for (const queue of ['company.export', 'mail.company-export'] as const) await deps.boss.deleteQueuedJobs(queue)
  })

  const request = (call: Caller = desk.integrator) => call(contract.requestCompanyExport)
  const requested = async (): Promise<contract.CompanyExport> => {
    const answer = await request()
    expect(answer.statusCode, answer.body).toBe(202)
    return answer.json()
  }
  const made = async () => {
    const { id } = await requested()
    await makeCompanyExport(deps, { exportId: id })
    return id
  }
  const show = (id: string, call: Caller = desk.integrator) => call(contract.showCompanyExport, { params: { id } })
  const download = (id: string, call: Caller = desk.integrator) =>
    call(contract.downloadCompanyExport, { params: { id } })
  const deliver = async (): Promise<readonly Mail[]> => {
    const sent: Mail[] = []
    const mail = { ...deps.ports.mail, send: async (message: Mail) => void sent.push(message) }
    const jobs = await deps.boss.fetch<{ exportId: string }>('mail.company-export', { batchSize: 10 })
    for (const { data } of jobs) await mailCompanyExport({ ...deps, ports: { ...deps.ports, mail } }, data)
    return sent
  }
  const countLines = (csv: string | undefined): number => (csv ?? '').trimEnd().split('\r\n').length - 1

  test('COMP-019 of two requests at once one is made, and the next one when it is ready', async () => {
    const answers = await Promise.all([request(), request()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
    expect(refused).toMatchObject({ reason: 'exportRunning' })
    const [taken] = answers.filter(({ statusCode }) => statusCode === 202).map((answer) => answer.json())
    expect((await request(other)).statusCode).toBe(202)
    await makeCompanyExport(deps, { exportId: taken.id })
    expect((await request()).statusCode).toBe(202)
  })

  test('COMP-019 a worker that dies before its last step leaves the work to the next one: one file, one letter', async () => {
    const { id } = await requested()
    const put: typeof deps.ports.files.put = async (file) => {
      await deps.ports.files.put(file)
      throw new Error('killed')
    }
    const dying = { ...deps, ports: { ...deps.ports, files: { ...deps.ports.files, put } } }
    await expect(makeCompanyExport(dying, { exportId: id })).rejects.toThrow('killed')
    expect((await show(id)).json()).toMatchObject({ state: 'WAITING', link: null })
    await Promise.all([makeCompanyExport(deps, { exportId: id }), makeCompanyExport(deps, { exportId: id })])
    await makeCompanyExport(deps, { exportId: id })
    expect((await show(id)).json()).toMatchObject({ state: 'READY' })
    expect(await deliver()).toHaveLength(1)
  })

  whereTested(kind, () => {
    const countOf = async (endpoint: Endpoint, query: object = {}): Promise<number> =>
      (await desk.integrator(endpoint, { query: { take: 1, ...query } } as never)).json().total

    test('COMP-019 the ZIP has each list as a CSV with as many rows as the list shows', async () => {
      const archived = await desk.site({ title: '=1+1' })
      const body = { isArchived: true, version: archived.version }
      await desk.integrator(editSite, { params: { id: archived.id }, body })
      await desk.orderOn((await desk.site()).id)
      await readyCart(desk.shop, await desk.as('integrator2@girassol.demo'), 'INT002')
      const parts = readZip((await download(await made())).rawPayload)
      const sites = (await countOf(listSites)) + (await countOf(listSites, { archived: 'yes' }))
      const counts = [...parts].map(([name, csv]) => [name, countLines(csv)])
      expect(counts).toEqual([
        ['Clientes.csv', await countOf(listCustomers)],
        ['Obras.csv', sites],
        ['Propostas.csv', await countOf(listProposals)],
        ['Orçamentos.csv', await countOf(listOrders, { status: 'BUDGET,BUDGET_EXPIRED' })],
        ['Negociações.csv', 0],
        ['Pedidos.csv', await countOf(listOrders)],
        ['Pontos.csv', await countOf(listPoints)],
        ['Ocorrências.csv', await countOf(listClaims)],
      ])
      expect(counts.filter(([, lines]) => lines === 0).map(([name]) => name)).not.toContain('Pedidos.csv')
      for (const [name, csv] of parts) expect([name, csv.startsWith('\uFEFF')]).toEqual([name, true])
      expect(parts.get('Obras.csv')).toContain(`'=1+1;`)
      expect([...parts.values()].join()).not.toMatch(/margem/i)
    })

    test('COMP-019 the link is mailed to the ADMIN who asked and works for 24 hours; then it is 404', async () => {
      const id = await made()
      const [mail, ...more] = await deliver()
      expect(more).toEqual([])
      expect(mail).toMatchObject({ to: 'integrator@girassol.demo', subject: 'Os dados da sua empresa estão prontos' })
      expect(mail?.text).toContain(`/empresa?exportacao=${id}`)
      const shown = (await show(id)).json()
      expect(shown).toMatchObject({ expiresAt: hourAfter(24), requestedBy: 'Marina Alves' })
      expect(shown.link).toBe(`/api/company/export/${id}/file`)
      desk.setNow(hourAfter(24, -1))
      expect((await download(id)).statusCode).toBe(200)
      expect((await desk.integrator(contract.findCompanyExport)).json().id).toBe(id)
      desk.setNow(hourAfter(24))
      expect([(await download(id)).statusCode, (await show(id)).statusCode]).toEqual([404, 404])
      expect((await desk.integrator(contract.findCompanyExport)).json()).toBeNull()
      desk.setNow(hourAfter(25))
      await timetable.find(({ name }) => name === 'apply-retention')?.run(deps)
      expect(await deps.ports.files.get(`exports/company-${id}.zip`)).toBeNull()
    })

    test('COMP-019 C-08 it is 409 until it is ready, 404 for another company, and 403 for whoever is no ADMIN', async () => {
      const { id } = await requested()
      expect((await download(id)).statusCode).toBe(409)
      await makeCompanyExport(deps, { exportId: id })
      expect([(await show(id, other)).statusCode, (await download(id, other)).statusCode]).toEqual([404, 404])
      for (const account of ['contributor', 'manager', 'administrator']) {
        const call = await desk.as(`${account}@girassol.demo`, 'INT001')
        const answers = [await request(call), await show(id, call), await download(id, call)]
        expect([account, ...answers.map(({ statusCode }) => statusCode)]).toEqual([account, 403, 403, 403])
      }
    })

    test('COMP-019 COMP-007 an export ends without a file when the ADMIN lost the right before it was made', async () => {
      const { id } = await requested()
      const demote = (company_role: 'BUYER' | 'ADMIN') =>
        desk.db.updateTable('app_user').set({ company_role }).where('email', '=', 'integrator@girassol.demo').execute()
      await demote('BUYER')
      await makeCompanyExport(deps, { exportId: id })
      await demote('ADMIN')
      expect((await show(id)).statusCode).toBe(404)
      expect(await deliver()).toEqual([])
      expect((await request()).statusCode).toBe(202)
    })

    test('COMP-019 an export that never became ready does not prevent another one for longer than a day', async () => {
      await requested()
      desk.setNow(hourAfter(24))
      expect((await request()).statusCode).toBe(202)
    })
  })
})
