import { downloadRegulation } from '@girassol/contract/points-regulation'
import { listPageLines, regulationPages } from '@girassol/domain/points-regulation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractEndpoints } from '../../contracts.ts'
import { type TestApplication, testApplication } from '../../test-application.ts'
import { regulationPage } from './regulation-page.ts'

let application: TestApplication

beforeAll(async () => {
  application = await testApplication()
})
afterAll(() => application.close())

test('PTS-096 C-131 the regulation is a public PDF file, drawn once, that a browser stores', async () => {
  const answer = await application.anonymous(downloadRegulation)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(answer.headers['content-disposition']).toContain('regulamento-pontos.pdf')
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const again = await application.anonymous(downloadRegulation)
  expect(again.rawPayload.equals(answer.rawPayload)).toBe(true)
  const known = await application.anonymous(downloadRegulation, {}, { 'if-none-match': String(answer.headers.etag) })
  expect(known.statusCode).toBe(304)
})

test('PTS-096 C-131 the PDF has every text of the screen, in its order', () => {
  const texts = JSON.stringify(regulationPage.content)
  const places = regulationPages.flatMap(listPageLines).map(({ text }) => texts.indexOf(JSON.stringify(text)))
  expect(places.filter((place) => place < 0)).toEqual([])
})

test('PTS-114 no call moves points from one integrator to another', () => {
  const writing = Object.values(contractEndpoints)
    .filter(({ method, path }) => method !== 'GET' && /point/.test(path) && !path.startsWith('/admin/'))
    .map(({ method, path }) => `${method} ${path}`)
  expect(writing.filter((call) => !/^POST \/points(\/trade\/:id)?$/.test(call))).toEqual([])
})
