import * as contract from '@girassol/contract/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApplication, testApplication } from '../test-application.ts'

describe('every response', () => {
  let application: TestApplication

  beforeAll(async () => {
    application = await testApplication()
  })
  afterAll(() => application.close())

  const post = (payload: string, headers: Record<string, string> = {}) =>
    application.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    })

  test('ERR-006 C-102 broken JSON, wrong types and a foreign content type are refused with the error body, never a 500', async () => {
    const broken = await post('{"email":')
    const wrong = await post('{"email":7}')
    const foreign = await post('email=x', { 'content-type': 'application/x-www-form-urlencoded' })
    expect([broken.statusCode, wrong.statusCode, foreign.statusCode]).toEqual([400, 400, 415])
    expect(wrong.json()).toMatchObject({
      statusCode: 400,
      error: 'Bad Request',
      message: 'Confira os dados enviados.',
      path: '/api/auth/login',
      errors: [{ property: 'email', value: 7 }, { property: 'password' }],
    })
    expect(wrong.headers['x-request-id']).toBe(wrong.json().requestId)
  })

  test('C-102 an error never contains the password', async () => {
    const answer = await post(`{"email":7,"password":["${'s'.repeat(20)}"]}`)
    expect(answer.body).not.toContain('sss')
  })

  test('C-109 a body of more than 10 MB is refused', async () => {
    const answer = await post(`{"email":"${'x'.repeat(10 * 1024 * 1024)}"}`)
    expect(answer.statusCode).toBe(413)
    expect(answer.json().message).toBe('O conteúdo enviado é grande demais.')
  })

  test('AUTH-008 a post from another site is refused, whatever cookies it carries', async () => {
    const foreignOrigin = await post('{}', { origin: 'https://evil.example' })
    const foreignFetch = await post('{}', { 'sec-fetch-site': 'cross-site' })
    const own = await post('{}', { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' })
    expect([foreignOrigin.statusCode, foreignFetch.statusCode, own.statusCode]).toEqual([403, 403, 400])
    expect(foreignOrigin.headers['x-request-id']).toBe(foreignOrigin.json().requestId)
  })

  test('ERR-006 C-102 an unknown path of the API is a 404 with the error body', async () => {
    const answer = await application.app.inject({ url: '/api/nothing' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ statusCode: 404, message: 'Caminho não encontrado.' })
  })

  test('C-102 the policy of an answer forbids foreign and inline scripts and styles', async () => {
    const { headers } = await application.anonymous(contract.listDemoAccounts)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("style-src 'self';")
    expect(policy).not.toContain('unsafe')
    expect(headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'x-content-type-options': 'nosniff' })
  })

  test('C-102 the documentation is the contract itself, in OpenAPI 3.1', async () => {
    const { openapi, paths } = (await application.app.inject({ url: '/api/openapi.json' })).json()
    expect(openapi).toBe('3.1.0')
    expect(paths['/api/v2/invoice/cart/{cartId}/item/{code}/quantity/{qty}'].patch.operationId).toBe(
      'changeCartItemQuantity',
    )
    const page = await application.app.inject({ url: '/api/docs/' })
    expect(page.statusCode).toBe(200)
  })

  test('C-107 the endpoints for liveness, readiness and metrics exist', async () => {
    const urls = ['/health', '/ready', '/metrics']
    const answers = await Promise.all(urls.map((url) => application.app.inject({ url })))
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200])
    expect(answers[2]?.body).toContain('http_request_duration_seconds')
  })

  test('C-01 without demonstration data no demonstration account is offered', async () => {
    const closed = await testApplication({ demo: false })
    const answer = await closed.anonymous(contract.listDemoAccounts)
    await closed.close()
    expect(answer.json()).toEqual({ accounts: [], password: '', needsAdministrator: true })
  })
})
