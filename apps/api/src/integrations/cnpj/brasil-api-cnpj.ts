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

const unknown = z.object({ type: z.enum(['not_found', 'bad_request']) })
const found = z.object({
  cnpj: z.string(),
  razao_social: z.string().min(1),
  nome_fantasia: registerText,
  descricao_tipo_de_logradouro: registerText,
  logradouro: registerText,
  numero: registerText,
  complemento: registerText,
  bairro: registerText,
  cep: declaredCep,
  uf: registeredState,
  codigo_municipio_ibge: ibgeCityCode,
  ddd_telefone_1: declaredDigits,
  email: declaredEmail,
})

/** BrasilAPI's copy of the federal register. It has no state registrations, so `ie` is always ''. */
export const brasilApiCnpj = (baseUrl: string): LookupProvider<Company> => ({
  name: 'brasilapi',
  async find(cnpj, signal) {
    const answer = await getJson(`${baseUrl}/api/cnpj/v1/${cnpj}`, signal)
    if (answer.status === 404 || answer.status === 400) {
      readAnswer(unknown, answer)
      return null
    }
    const company = readAnswer(found, answer)
    if (cleanCnpj(company.cnpj) !== cnpj) throw new Error('the provider answered about another CNPJ')
    return toCompany(company)
  },
})

const toCompany = (company: z.output<typeof found>): Company => ({
  name: company.razao_social,
  fancyName: company.nome_fantasia,
  ie: '',
  erpState: company.uf,
  erpCity: company.codigo_municipio_ibge,
  erpCityName: cityName(company.codigo_municipio_ibge, company.uf),
  addressCep: company.cep,
  addressDescription: streetName(company.descricao_tipo_de_logradouro, company.logradouro),
  addressNumber: company.numero,
  addressNeighborhood: company.bairro,
  addressComplement: company.complemento,
  phone: declaredPhone(company.ddd_telefone_1),
  email: company.email,
})
