export const webhookAddressSentences = {
  malformed: 'Informe um endereço, como https://exemplo.com.br/girassol.',
  notHttps: 'O endereço deve começar com https://.',
  credentials: 'O endereço não pode ter usuário nem senha.',
  port: 'Use a porta 443 ou uma a partir de 1024.',
  notPublic: 'O endereço leva a uma rede interna. Informe um endereço público.',
  unknownHost: 'O endereço não foi encontrado. Confira o nome.',
} as const

export type WebhookAddressProblem = keyof typeof webhookAddressSentences

const lowestOpenPort = 1024

const isAllowedPort = (port: string): boolean => port === '' || port === '443' || Number(port) >= lowestOpenPort

type Allowed = {
  /** Also http, which only the own machine serves in tests. */
  readonly plain: boolean
}

/** C-209: what is wrong with the text of an address, before its name is looked up; null if nothing is. */
export const findAddressProblem = (address: string, { plain }: Allowed): WebhookAddressProblem | null => {
  if (!URL.canParse(address)) return 'malformed'
  const url = new URL(address)
  if (url.protocol !== 'https:' && !(plain && url.protocol === 'http:')) return 'notHttps'
  if (url.username !== '' || url.password !== '') return 'credentials'
  return isAllowedPort(url.port) ? null : 'port'
}
