import { type ChainLimits, chainLookups } from '../lookup-chain.ts'
import { brasilApiCnpj } from './brasil-api-cnpj.ts'
import { type CnpjLookup, cleanCnpj } from './cnpj.ts'
import { publicaCnpj } from './publica-cnpj.ts'

type HttpCnpjOptions = ChainLimits & { publicaCnpjUrl: string; brasilApiUrl: string }

/** publica.cnpj.ws first, because only it has the state registration; BrasilAPI when it fails (C-94, CUS-037). */
export const httpCnpj = ({ publicaCnpjUrl, brasilApiUrl, ...limits }: HttpCnpjOptions): CnpjLookup => {
  const chain = chainLookups({ providers: [publicaCnpj(publicaCnpjUrl), brasilApiCnpj(brasilApiUrl)], ...limits })
  return {
    async find(cnpj) {
      const key = cleanCnpj(cnpj)
      return key === null ? { outcome: 'notFound' } : chain.find(key)
    },
  }
}
