import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fire } from './fire.ts'

const seen: string[] = []
const server = createServer((request, response) => {
  seen.push(`${request.method} ${request.url}`)
  response.statusCode = request.url === '/refused' ? 409 : 200
  response.end('{"message":"Não"}')
})
let port = 0

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const shot = (path: string) => ({ method: 'GET', path, headers: {} })

test('without a time every shot is fired exactly once, whatever the connections', async () => {
  const shots = Array.from({ length: 10 }, (_, index) => shot(`/${index}`))
  const { perSecond } = await fire({ port, shots, connections: 4, seconds: null })
  expect([...seen].sort()).toEqual(shots.map(({ path }) => `GET ${path}`))
  expect(perSecond).toBeGreaterThan(0)
})

test('a refused call ends the measurement with what was answered', async () => {
  const fired = fire({ port, shots: [shot('/refused')], connections: 1, seconds: 1 })
  await expect(fired).rejects.toThrow('GET /refused: 409 {"message":"Não"}')
})
