import type { ServerResponse } from 'node:http'
import { answerJson } from '../fake-http-server.ts'
import type { Company } from './cnpj.ts'

/** The company that the fake registers have under two numbers, as the port must return it. */
export const registeredCompany: Company = {
  name: 'ENERGIA CLARA COMÉRCIO LTDA',
  fancyName: 'ENERGIA CLARA',
  ie: '110042490114',
  erpState: 'SP',
  erpCity: '3509502',
  erpCityName: 'Campinas',
  addressCep: '13083872',
  addressDescription: 'RUA DA REITORIA',
  addressNumber: '121',
  addressNeighborhood: 'CIDADE UNIVERSITÁRIA',
  addressComplement: 'SALA 2',
  phone: '1932345678',
  email: 'contato@energia-clara.example',
}

const registered = ['11222333000181', '12ABC34501DE35']

/** For tests: publica.cnpj.ws, with registrations in two states and an old one in its own. */
export const answerAsPublicaCnpj = (path: string, response: ServerResponse): void => {
  const cnpj = /^\/cnpj\/([A-Z0-9]{14})$/.exec(path)?.[1] ?? ''
  if (registered.includes(cnpj)) answerJson(response, 200, publicaCnpjBody(cnpj))
  else
    answerJson(response, 404, { status: 404, titulo: 'Não encontrado', detalhes: 'CNPJ sem cadastro', validacao: [] })
}

export const publicaCnpjBody = (cnpj: string) => {
  const inState = (sigla: string) => ({ estado: { sigla }, atualizado_em: '2026-05-01T00:00:00.000Z' })
  return {
    cnpj_raiz: cnpj.slice(0, 8),
    razao_social: 'ENERGIA CLARA COMÉRCIO LTDA',
    capital_social: '100000.00',
    porte: { id: '03', descricao: 'Empresa de Pequeno Porte' },
    socios: [],
    estabelecimento: {
      cnpj,
      tipo: 'Matriz',
      nome_fantasia: 'ENERGIA CLARA',
      situacao_cadastral: 'Ativa',
      tipo_logradouro: 'RUA',
      logradouro: 'DA REITORIA',
      numero: '121',
      complemento: 'SALA 2',
      bairro: 'CIDADE UNIVERSITÁRIA',
      cep: '13083872',
      ddd1: '19',
      telefone1: '32345678',
      email: 'contato@energia-clara.example',
      pais: { id: '1058', nome: 'Brasil' },
      estado: { id: 26, nome: 'São Paulo', sigla: 'SP', ibge_id: 35 },
      cidade: { id: 5270, nome: 'Campinas', ibge_id: 3509502, siafi_id: '6291' },
      inscricoes_estaduais: [
        { inscricao_estadual: '0621234560010', ativo: true, ...inState('MG') },
        { inscricao_estadual: '109876543210', ativo: false, ...inState('SP') },
        { inscricao_estadual: '110042490114', ativo: true, ...inState('SP') },
      ],
    },
  }
}

/** For tests: BrasilAPI, which has no state registrations. */
export const answerCnpjAsBrasilApi = (path: string, response: ServerResponse): void => {
  const cnpj = /^\/api\/cnpj\/v1\/([A-Z0-9]{14})$/.exec(path)?.[1] ?? ''
  if (registered.includes(cnpj)) answerJson(response, 200, brasilApiBody(cnpj))
  else answerJson(response, 404, { name: 'NotFoundError', message: `CNPJ ${cnpj} não encontrado.`, type: 'not_found' })
}

const brasilApiBody = (cnpj: string): unknown => ({
  cnpj,
  razao_social: 'ENERGIA CLARA COMÉRCIO LTDA',
  nome_fantasia: 'ENERGIA CLARA',
  situacao_cadastral: 2,
  descricao_situacao_cadastral: 'ATIVA',
  descricao_tipo_de_logradouro: 'RUA',
  logradouro: 'DA REITORIA',
  numero: '121',
  complemento: 'SALA 2',
  bairro: 'CIDADE UNIVERSITÁRIA',
  cep: '13083872',
  uf: 'SP',
  municipio: 'CAMPINAS',
  codigo_municipio: 6291,
  codigo_municipio_ibge: 3509502,
  ddd_telefone_1: '1932345678',
  ddd_telefone_2: '',
  email: 'contato@energia-clara.example',
  qsa: [],
})
