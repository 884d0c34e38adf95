import { describe, expect, test } from 'vitest'
import { BadEnvironment, readEnvironment } from './environment.ts'

describe('the environment', () => {
  test('C-107 demo data is on only with the embedded database outside production, unless it is set explicitly', () => {
    const url = 'postgres://localhost/girassol'
    expect(readEnvironment({}).demo).toBe(true)
    expect(readEnvironment({ NODE_ENV: 'production', HOST: '127.0.0.1' }).demo).toBe(false)
    expect(readEnvironment({ DATABASE_URL: url }).demo).toBe(false)
    expect(readEnvironment({ DATABASE_URL: url, DEMO: '1' }).demo).toBe(true)
    expect(readEnvironment({ DEMO: '0' }).demo).toBe(false)
  })

  test('C-107 the demonstration has orders too, unless they are left out', () => {
    expect(readEnvironment({}).demoOrders).toBe(true)
    expect(readEnvironment({ DEMO_ORDERS: '0' })).toMatchObject({ demo: true, demoOrders: false })
    expect(readEnvironment({ DEMO: '0', DEMO_ORDERS: '1' }).demoOrders).toBe(false)
  })

  test('REL-019 a pooler needs the address of the server itself for migrations, and prepares no statements', () => {
    const pooled = { DATABASE_URL: 'postgres://pooler/girassol', DATABASE_POOLER: 'transaction' }
    expect(() => readEnvironment(pooled)).toThrow(/DATABASE_OWNER_URL: migrations need the address/)
    expect(readEnvironment({ ...pooled, ROLE: 'api' }).PREPARED_STATEMENTS).toBe(false)
    expect(readEnvironment({ ...pooled, ROLE: 'worker', PREPARED_STATEMENTS: '1' }).PREPARED_STATEMENTS).toBe(true)
    expect(readEnvironment({ DATABASE_URL: pooled.DATABASE_URL }).PREPARED_STATEMENTS).toBe(true)
    expect(() => readEnvironment({ ...pooled, DATABASE_POOLER: 'session' })).toThrow(/DATABASE_POOLER/)
  })

  test('WHK-009 webhooks to the own machine are for tests, and refused in production', () => {
    const demonstration = { NODE_ENV: 'production', DEMO: '1' }
    expect(readEnvironment({ WEBHOOKS_ALLOW_LOOPBACK: '1' }).WEBHOOKS_ALLOW_LOOPBACK).toBe(true)
    expect(readEnvironment(demonstration).WEBHOOKS_ALLOW_LOOPBACK).toBe(false)
    expect(() => readEnvironment({ ...demonstration, WEBHOOKS_ALLOW_LOOPBACK: '1' })).toThrow(/WEBHOOKS_ALLOW_LOOPBACK/)
  })

  const named = {
    PUBLIC_URL: 'https://portal.example',
    SESSION_SECRET: 'a secret of the tests, long enough to sign with',
    ERP: 'simulated',
    GATEWAY: 'pagarme',
    CARD_CHECK: 'simulated',
    FREIGHT: 'simulated',
    MAIL: 'smtp',
    CEP: 'http',
    CNPJ: 'http',
  }

  test.each(Object.keys(named))(
    'REL-014 C-234 SEC-012 production without %s is refused, and the refusal names it',
    (name) => {
      const production = { NODE_ENV: 'production', ...named }
      expect(readEnvironment(production).demo).toBe(false)
      expect(() => readEnvironment({ ...production, [name]: '' })).toThrow(
        new RegExp(`^Configuração inválida:\\n  ${name}: .+$`),
      )
    },
  )

  test('REL-014 the refusal names every missing variable; a demonstration needs none of them', () => {
    const start = () => readEnvironment({ NODE_ENV: 'production' })
    for (const name of Object.keys(named)) expect(start).toThrow(new RegExp(`  ${name}: `))
    expect(readEnvironment({ NODE_ENV: 'production', DEMO: '1' }).demo).toBe(true)
    expect(readEnvironment({}).demo).toBe(true)
  })

  test('REL-014 a production that only its own machine can reach is a trial, and only at that address', () => {
    const trial = { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '4000' }
    expect(readEnvironment(trial).PUBLIC_URL).toBe('http://127.0.0.1:4000')
    expect(() => readEnvironment({ ...trial, HOST: '0.0.0.0' })).toThrow(/GATEWAY/)
    expect(() => readEnvironment({ ...trial, PUBLIC_URL: 'https://portal.example' })).toThrow(/GATEWAY/)
  })

  test('C-50 signing secrets must be long; the pace of the simulated systems is in seconds', () => {
    expect(() => readEnvironment({ ERP_EVENTS_SECRET: 'short' })).toThrow(/ERP_EVENTS_SECRET/)
    expect(readEnvironment({ SIMULATOR_SECONDS: '0' }).SIMULATOR_SECONDS).toBe(0)
    expect(() => readEnvironment({ SIMULATOR_SECONDS: '-1' })).toThrow(/SIMULATOR_SECONDS/)
  })

  test('C-107 the first pause after a failed delivery is in whole seconds, five by default', () => {
    expect(readEnvironment({}).OUTBOX_RETRY_SECONDS).toBe(5)
    expect(readEnvironment({ OUTBOX_RETRY_SECONDS: '60' }).OUTBOX_RETRY_SECONDS).toBe(60)
    for (const seconds of ['0', '1.5', '3601'])
      expect(() => readEnvironment({ OUTBOX_RETRY_SECONDS: seconds })).toThrow(/OUTBOX_RETRY_SECONDS/)
  })

  test('C-107 the longest pause after a failed delivery is in whole seconds, an hour by default', () => {
    expect(readEnvironment({}).OUTBOX_LONGEST_RETRY_SECONDS).toBe(3600)
    expect(readEnvironment({ OUTBOX_LONGEST_RETRY_SECONDS: '20' }).OUTBOX_LONGEST_RETRY_SECONDS).toBe(20)
    for (const seconds of ['0', '1.5', '86401'])
      expect(() => readEnvironment({ OUTBOX_LONGEST_RETRY_SECONDS: seconds })).toThrow(/OUTBOX_LONGEST_RETRY_SECONDS/)
  })

  test('C-107 a wrong setting is named', () => {
    expect(() => readEnvironment({ PORT: 'x', SESSION_SECRET: 'short' })).toThrow(BadEnvironment)
    expect(() => readEnvironment({ PORT: 'x', SESSION_SECRET: 'short' })).toThrow(/PORT[\s\S]*SESSION_SECRET/)
  })

  test('SEC-018 C-224 the metrics have a port of their own or a long token', () => {
    expect(readEnvironment({})).not.toHaveProperty('METRICS_PORT')
    const token = 'x'.repeat(32)
    expect(readEnvironment({ METRICS_PORT: '9464', METRICS_TOKEN: token })).toMatchObject({
      METRICS_PORT: 9464,
      METRICS_TOKEN: token,
    })
    for (const wrong of [{ METRICS_PORT: '0' }, { METRICS_PORT: 'x' }, { METRICS_TOKEN: 'short' }])
      expect(() => readEnvironment(wrong)).toThrow(new RegExp(Object.keys(wrong).join()))
  })

  test('C-16 CLEAR_STORAGE_RELEASE accepts only characters that are valid in a cookie', () => {
    expect(readEnvironment({ CLEAR_STORAGE_RELEASE: '2026.12' }).CLEAR_STORAGE_RELEASE).toBe('2026.12')
    expect(readEnvironment({}).CLEAR_STORAGE_RELEASE).toBeUndefined()
    for (const name of ['dezembro de 2026', 'a;b', 'x'.repeat(41)])
      expect(() => readEnvironment({ CLEAR_STORAGE_RELEASE: name })).toThrow(/CLEAR_STORAGE_RELEASE/)
  })

  test('SEC-002 C-220 the proxies in front are a number or networks', () => {
    expect(readEnvironment({}).TRUST_PROXY).toBe(0)
    expect(readEnvironment({ TRUST_PROXY: '2' }).TRUST_PROXY).toBe(2)
    expect(readEnvironment({ TRUST_PROXY: '10.0.0.0/8, 2001:db8::/32,192.0.2.1' }).TRUST_PROXY).toEqual([
      '10.0.0.0/8',
      '2001:db8::/32',
      '192.0.2.1',
    ])
    for (const wrong of ['yes', '-1', '1.5', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.example'])
      expect(() => readEnvironment({ TRUST_PROXY: wrong })).toThrow(/TRUST_PROXY/)
  })

  test('C-107 an empty variable is an absent one', () => {
    expect(readEnvironment({ DATABASE_URL: '', PORT: '' })).toMatchObject({ PORT: 3000 })
  })
})
