import type { ServerResponse } from 'node:http'
import { answerJson, type FakeHttpServer, startFakeHttpServer } from '../fake-http-server.ts'

/** One of the three addresses that the providers know. */
export const aPlace = {
  cep: '01001000',
  street: 'Praça da Sé',
  area: 'Sé',
  city: 'São Paulo',
  uf: 'SP',
  ibge: '3550308',
}

const places = [
  aPlace,
  {
    cep: '30140010',
    street: 'Praça da Liberdade',
    area: 'Funcionários',
    city: 'Belo Horizonte',
    uf: 'MG',
    ibge: '3106200',
  },
  { cep: '79290000', street: '', area: '', city: 'Bonito', uf: 'MS', ibge: '5002209' },
]

type Place = typeof aPlace

/** For tests: ViaCEP, where an unknown CEP is a 200. */
export const startFakeViaCep = (): Promise<FakeHttpServer> => startFakeHttpServer(answerAsViaCep)

export const answerAsViaCep = (path: string, response: ServerResponse): void => {
  const cep = /^\/ws\/(\d{8})\/json\/$/.exec(path)?.[1]
  const place = places.find((one) => one.cep === cep)
  answerJson(response, 200, place ? viaCepBody(place) : { erro: 'true' })
}

export const viaCepBody = (place: Place): object => ({
  cep: `${place.cep.slice(0, 5)}-${place.cep.slice(5)}`,
  logradouro: place.street,
  complemento: '',
  unidade: '',
  bairro: place.area,
  localidade: place.city,
  uf: place.uf,
  ibge: place.ibge,
  gia: '',
  ddd: '11',
  siafi: '7107',
})

/** For tests: BrasilAPI, where an unknown CEP is a 404 and empty fields are null. */
export const answerCepAsBrasilApi = (path: string, response: ServerResponse): void => {
  const cep = /^\/api\/cep\/v1\/(\d{8})$/.exec(path)?.[1]
  const place = places.find((one) => one.cep === cep)
  if (place) answerJson(response, 200, brasilApiBody(place))
  else answerJson(response, 404, brasilApiError('CEP não encontrado na base do ViaCEP.'))
}

export const brasilApiBody = (place: Place): object => ({
  cep: place.cep,
  state: place.uf,
  city: place.city,
  neighborhood: place.area || null,
  street: place.street || null,
  service: 'open-cep',
})

export const brasilApiError = (message: string): unknown => ({
  name: 'CepPromiseError',
  message: 'Todos os serviços de CEP retornaram erro.',
  type: 'service_error',
  errors: [
    { name: 'ServiceError', message, service: 'viacep' },
    { name: 'ServiceError', message: 'Erro ao se conectar com o serviço WideNet.', service: 'widenet' },
  ],
})
