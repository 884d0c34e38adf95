import { z } from 'zod'
import { getJson, readAnswer } from '../http-json.ts'
import { type ChainLimits, chainLookups, type LookupProvider } from '../lookup-chain.ts'
import { registerText } from '../register-text.ts'
import { findCity, findCityCode, isStateCode } from './brazil-places.ts'
import { type CepAddress, type CepLookup, cleanCep } from './cep.ts'
import { findRange, stateCepRanges } from './cep-ranges.ts'

type HttpCepOptions = ChainLimits & { viaCepUrl: string; brasilApiUrl: string }

/** ViaCEP first, BrasilAPI when it fails (C-94, CUS-038). */
export const httpCep = ({ viaCepUrl, brasilApiUrl, ...limits }: HttpCepOptions): CepLookup => {
  const chain = chainLookups({ providers: [viaCep(viaCepUrl), brasilApiCep(brasilApiUrl)], ...limits })
  return {
    async find(cep) {
      const key = cleanCep(cep)
      return key === null ? { outcome: 'notFound' } : chain.find(key)
    },
  }
}

const stateSchema = z.string().refine(isStateCode)

// An unknown CEP is a 200 whose `erro` is the text "true"; older servers send the boolean.
const viaCepUnknown = z.object({ erro: z.union([z.literal('true'), z.literal(true)]) })
const viaCepFound = z.object({
  cep: z.string(),
  logradouro: registerText,
  bairro: registerText,
  uf: stateSchema,
  ibge: z.string().regex(/^\d{7}$/),
})

const viaCep = (baseUrl: string): LookupProvider<CepAddress> => ({
  name: 'viacep',
  async find(cep, signal) {
    const answer = await getJson(`${baseUrl}/ws/${cep}/json/`, signal)
    if (viaCepUnknown.safeParse(answer.body).success) return null
    const found = readAnswer(viaCepFound, answer)
    requireSameCep(cep, found.cep)
    const place = checkPlace(cep, { state: found.uf, cityCode: found.ibge })
    return { street: found.logradouro, neighborhood: found.bairro, ...place }
  },
})

const brasilApiUnknown = z.object({
  type: z.enum(['service_error', 'validation_error']),
  errors: z.array(z.object({ message: z.string() })).default([]),
})
const brasilApiFound = z.object({
  cep: z.string(),
  street: registerText,
  neighborhood: registerText,
  city: registerText,
  state: stateSchema,
})

const brasilApiCep = (baseUrl: string): LookupProvider<CepAddress> => ({
  name: 'brasilapi',
  async find(cep, signal) {
    const answer = await getJson(`${baseUrl}/api/cep/v1/${cep}`, signal)
    if (answer.status === 404 || answer.status === 400) return refuseOutage(readAnswer(brasilApiUnknown, answer))
    const { street, neighborhood, city, state, cep: answered } = readAnswer(brasilApiFound, answer)
    requireSameCep(cep, answered)
    return { street, neighborhood, ...checkPlace(cep, { state, cityCode: findCityCode(state, city) }) }
  },
})

/** BrasilAPI returns the same 404 when its own sources are down: only a source that says "not found" is conclusive. */
const refuseOutage = ({ type, errors }: z.output<typeof brasilApiUnknown>): null => {
  const isReportedUnknown = errors.some(({ message }) => /n[ãa]o encontrado|inv[áa]lido/i.test(message))
  if (type === 'service_error' && errors.length > 0 && !isReportedUnknown) {
    throw new Error('the sources behind the provider are down')
  }
  return null
}

const requireSameCep = (requested: string, answered: string): void => {
  if (cleanCep(answered) !== requested) throw new Error('the provider answered about another CEP')
}

type Place = { state: string; cityCode: string }

/** The form locks city and state, and they determine the freight, so a response is used only if both are valid. */
const checkPlace = (cep: string, { state, cityCode }: Place): Place & { city: string } => {
  const found = findCity(cityCode)
  if (found?.state !== state) throw new Error('the provider named a city that is not in its state')
  if ((findRange(stateCepRanges, cep)?.state ?? state) !== state) {
    throw new Error('the provider named a state that does not have this CEP')
  }
  return { state, cityCode, city: found.city }
}
