import { afterEach, describe, expect, it } from 'vitest'
import { answerJson, misbehave, misbehaviours, startFakeHttpServer } from '../fake-http-server.ts'
import { httpCardCheck } from './http-card-check.ts'
import { simulatedCardCheck } from './simulated-card-check.ts'

const closings: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(closings.splice(0).map((close) => close())))

const aQuestion = (customerDocument: string, holderDocument: string | null) => ({
  customerDocument,
  holderDocument,
  cardNumber: '400000******0010',
})

const startRegister = async (answer: Parameters<typeof startFakeHttpServer>[0]) => {
  const server = await startFakeHttpServer(answer)
  closings.push(server.close)
  return { server, check: httpCardCheck({ url: `${server.url}/match`, token: 'secret', timeoutMs: 800 }) }
}

describe('CardCheck', () => {
  it.each([
    ['52998224725', '52998224725', 1],
    ['52998224725', '11144477735', 0],
    ['52998224725', null, 2],
    ['11222333000181', '11222333000181', 99],
    ['39053344705', '39053344705', 5],
  ] as const)('CCA-028 C-107 simulated: buyer %s and holder %s match as %i', async (buyer, holder, code) => {
    expect(await simulatedCardCheck().match(aQuestion(buyer, holder))).toBe(code)
  })

  it('CCA-028 C-107 a register answers for people; a company is not consulted', async () => {
    const { server, check } = await startRegister((_path, response) => answerJson(response, 200, { match: 3 }))
    expect(await check.match(aQuestion('52998224725', '52998224725'))).toBe(3)
    expect(await check.match(aQuestion('11222333000181', null))).toBe(99)
    expect(server.requests).toEqual(['/match'])
  })

  it.each(misbehaviours)('C-107 rejects when the register %s', async (how) => {
    const { check } = await startRegister((_path, response) => misbehave(response, how))
    await expect(check.match(aQuestion('52998224725', null))).rejects.toThrow()
  })

  it.each(['yes', 7, 1.5, -1, null])('CCA-021 C-107 rejects %s, which is no match code', async (match) => {
    const { check } = await startRegister((_path, response) => answerJson(response, 200, { match }))
    await expect(check.match(aQuestion('52998224725', null))).rejects.toThrow(/match/)
  })
})
