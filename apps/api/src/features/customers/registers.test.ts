import * as contract from '@girassol/contract/customers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadDemoPeople } from '../../demo-data/demo-people.ts'
import type { Integrations } from '../../integrations/integrations.ts'
import { type Caller, type TestApplication, testApplication } from '../../test-application.ts'

const unavailable = { find: async () => ({ outcome: 'unavailable' as const }) }

describe('the public registers', () => {
  let test$: TestApplication
  let integrator: Caller

  const start = async (ports: Partial<Integrations> = {}): Promise<void> => {
    test$ = await testApplication({ ports })
    await test$.deps.connection.db.transaction().execute(loadDemoPeople)
    integrator = await test$.as('integrator@girassol.demo')
  }

  const consult = (cnpj: string) => integrator(contract.consultCnpj, { params: { cnpj } })
  const cep = (code: string) => integrator(contract.findCep, { params: { cep: code } })

  describe('while they are available', () => {
    beforeAll(() => start())
    afterAll(() => test$.close())

    test('CUS-037 CUS-009 a CNPJ returns its company, each text within the limit of its field', async () => {
      const answer = await consult('11.222.333/0001-81')
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({
        name: 'GIRASSOL DEMONSTRACAO COMERCIO DE ENERGIA LTDA',
        ie: '110042490114',
        erpCity: '3550308',
        addressCep: '01310100',
      })
    })

    test('CUS-010 CUS-037 an alphanumeric CNPJ is found too; a missing state registration is null', async () => {
      expect((await consult('12abc34501de35')).json()).toMatchObject({ fancyName: 'ALVORADA SOLAR', ie: null })
    })

    test('CUS-011 a company unknown to every register is an empty body', async () => {
      const answer = await consult('99999999000191')
      expect(answer.statusCode).toBe(200)
      expect(['', 'null']).toContain(answer.body)
    })

    test('CUS-008 CUS-037 a CNPJ with wrong check digits is refused', async () => {
      const answer = await consult('11222333000180')
      expect(answer.statusCode).toBe(400)
      expect(answer.json().message).toBe('Documento inválido')
    })

    test('CUS-038 a postal code returns street, neighbourhood, city with its code, and state', async () => {
      expect((await cep('01310-100')).json()).toEqual({
        street: 'Avenida Paulista',
        neighborhood: 'Bela Vista',
        city: 'São Paulo',
        cityCode: '3550308',
        state: 'SP',
      })
    })

    test.each(['00000000', '0131010'])('CUS-041 C-93 %s is rejected as a postal code', async (code) => {
      const answer = await cep(code)
      expect(answer.statusCode).toBe(404)
      expect(answer.json().message).toBe('CEP não encontrado')
    })

    test('CUS-039 the 27 states have a name and a code', async () => {
      const states = (await integrator(contract.listStates)).json()
      expect(states).toHaveLength(27)
      expect(states).toContainEqual({ nome: 'São Paulo', sigla: 'SP' })
    })

    test('CUS-040 USE-034 the cities of a state have their IBGE codes; an unknown state is refused by name', async () => {
      const cities = await integrator(contract.listCities, { params: { uf: 'RR' } })
      expect(cities.json()).toHaveLength(15)
      expect(cities.json()).toContainEqual({ code: '1400100', name: 'Boa Vista' })
      const refused = await integrator(contract.listCities, { params: { uf: 'XX' } })
      expect(refused.statusCode).toBe(400)
      expect(refused.json().errors).toEqual([
        { property: 'uf', value: 'XX', constraints: { custom: 'Estado inválido' } },
      ])
    })

    test('CUS-037 C-05 the carrier may look up places, which every form needs, but no companies', async () => {
      const carrier = await test$.as('shipping-company@girassol.demo')
      expect((await carrier(contract.consultCnpj, { params: { cnpj: '11222333000181' } })).statusCode).toBe(403)
      expect((await carrier(contract.findCep, { params: { cep: '01310100' } })).statusCode).toBe(200)
      expect((await test$.anonymous(contract.listStates)).statusCode).toBe(401)
    })
  })

  describe('while they are unavailable', () => {
    beforeAll(() => start({ cnpj: unavailable, cep: unavailable }))
    afterAll(() => test$.close())

    test('REL-007 C-234 the answer names the register and says that the form is filled by hand', async () => {
      const answers = [await consult('11222333000181'), await cep('01310100')]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503])
      expect(answers.map((answer) => answer.json().message)).toEqual([
        'A consulta de CNPJ não respondeu. Preencha os dados da empresa ou tente de novo em alguns minutos.',
        'A consulta de CEP não respondeu. Digite o endereço ou tente de novo em alguns minutos.',
      ])
    })
  })
})
