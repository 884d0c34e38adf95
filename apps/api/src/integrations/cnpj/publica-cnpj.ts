import { z } from 'zod'
import { getJson, readAnswer } from '../http-json.ts'
import type { LookupProvider } from '../lookup-chain.ts'
import { registerText } from '../register-text.ts'
import { type Company, cleanCnpj } from './cnpj.ts'
import {
  cityName,
  declaredCep,
  declaredDigits,
  declaredEmail,
  declaredPhone,
  ibgeCityCode,
  registeredState,
  streetName,
} from './register-fields.ts'

const unknown = z.object({ status: z.union([z.literal(404), z.literal(400)]) })
const registrationSchema = z.object({
  inscricao_estadual: registerText,
  ativo: z.boolean(),
  estado: z.object({ sigla: z.string() }),
})
const found = z.object({
  razao_social: z.string().min(1),
  estabelecimento: z.object({
    cnpj: z.string(),
    nome_fantasia: registerText,
    tipo_logradouro: registerText,
    logradouro: registerText,
    numero: registerText,
    complemento: registerText,
    bairro: registerText,
    cep: declaredCep,
    ddd1: declaredDigits,
    telefone1: declaredDigits,
    email: declaredEmail,
    estado: z.object({ sigla: registeredState }),
    cidade: z.object({ ibge_id: ibgeCityCode }),
    inscricoes_estaduais: z.array(registrationSchema).default([]),
  }),
})

type Establishment = z.output<typeof found>['estabelecimento']

/** publica.cnpj.ws: three calls a minute per IP address, hence the cache and the second provider. */
export const publicaCnpj = (baseUrl: string): LookupProvider<Company> => ({
  name: 'publica.cnpj.ws',
  async find(cnpj, signal) {
    const answer = await getJson(`${baseUrl}/cnpj/${cnpj}`, signal)
    if (answer.status === 404 || answer.status === 400) {
      readAnswer(unknown, answer)
      return null
    }
    const { razao_social, estabelecimento } = readAnswer(found, answer)
    if (cleanCnpj(estabelecimento.cnpj) !== cnpj) throw new Error('the provider answered about another CNPJ')
    return toCompany(razao_social, estabelecimento)
  },
})

const toCompany = (name: string, place: Establishment): Company => ({
  name,
  fancyName: place.nome_fantasia,
  ie: activeRegistration(place),
  erpState: place.estado.sigla,
  erpCity: place.cidade.ibge_id,
  erpCityName: cityName(place.cidade.ibge_id, place.estado.sigla),
  addressCep: place.cep,
  addressDescription: streetName(place.tipo_logradouro, place.logradouro),
  addressNumber: place.numero,
  addressNeighborhood: place.bairro,
  addressComplement: place.complemento,
  phone: declaredPhone(`${place.ddd1}${place.telefone1}`),
  email: place.email,
})

/** A company may be registered in several states; the registration of its own state is used, if it is active. */
const activeRegistration = ({ inscricoes_estaduais, estado }: Establishment): string => {
  const own = inscricoes_estaduais.find((one) => one.ativo && one.estado.sigla === estado.sigla)
  return own?.inscricao_estadual ?? ''
}
