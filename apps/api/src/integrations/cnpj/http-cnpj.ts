import type { IntegrationLog } from '../integration-log.ts'
import { chainLookups } from '../lookup-chain.ts'
import { brasilApiCnpj } from './brasil-api-cnpj.ts'
import { type CnpjLookup, cleanCnpj } from './cnpj.ts'
import { publicaCnpj } from './publica-cnpj.ts'

type HttpCnpjOptions = { publicaCnpjUrl: string; brasilApiUrl: string; timeoutMs: number; log: IntegrationLog }

/** publica.cnpj.ws first, because only it has the state registration; BrasilAPI when it fails (C-94, CUS-037). */
export const httpCnpj = ({ publicaCnpjUrl, brasilApiUrl, timeoutMs, log }: HttpCnpjOptions): CnpjLookup => {
  const chain = chainLookups({ providers: [publicaCnpj(publicaCnpjUrl), brasilApiCnpj(brasilApiUrl)], timeoutMs, log })
  return {
    async find(cnpj) {
      const key = cleanCnpj(cnpj)
      return key === null ? { outcome: 'notFound' } : chain.find(key)
    },
  }
}
