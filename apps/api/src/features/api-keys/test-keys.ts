import { randomUUID } from 'node:crypto'
import * as contract from '@girassol/contract/api-keys'
import { type ApiScope, apiScopeNames, listScopesOf } from '@girassol/domain/api-keys'
import type { DatabaseKind } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { openShop } from '../cart/test-shop.ts'

export const companyAdmin = 'integrator@girassol.demo'
export const houseAdmin = 'administrator@girassol.demo'
/** Of another company. */
export const strangerAdmin = 'integrator2@girassol.demo'

type Made = contract.MadeKey & { readonly call: Caller }

/** The shop, with keys of its companies and of the house. */
export const openKeys = async (kind: DatabaseKind, options: Parameters<typeof openShop>[1] = {}) => {
  const shop = await openShop(kind, options)
  /** A program with this key; each call that changes something has an Idempotency-Key of its own. */
  const withKey =
    (secret: string, fixed: Record<string, string> = {}): Caller =>
    (endpoint, request, headers = {}) =>
      shop.anonymous(endpoint, request, {
        authorization: `Bearer ${secret}`,
        ...(endpoint.needsIdempotencyKey && { 'idempotency-key': randomUUID() }),
        ...fixed,
        ...headers,
      })
  const toMade = (made: contract.MadeKey, fixed: Record<string, string> = {}): Made => ({
    ...made,
    call: withKey(made.secret, fixed),
  })
  const companyKey = async (
    scopes: readonly ApiScope[] = apiScopeNames,
    more: { name?: string; email?: string; expiresAt?: string; ranges?: string[] } = {},
  ): Promise<Made> => {
    const { email = companyAdmin, name = 'ERP da loja', ...rest } = more
    await shop.db.deleteFrom('rate_limit').execute()
    const admin = await shop.as(email)
    const made = await admin(contract.createCompanyKey, { body: { name, scopes: [...scopes], ...rest } })
    if (made.statusCode !== 201) throw new Error(made.body)
    return toMade(made.json())
  }
  return {
    ...shop,
    withKey,
    companyKey,
    houseKey: async (scopes: readonly ApiScope[] = listScopesOf('house'), seller?: string): Promise<Made> => {
      const admin = await shop.as(houseAdmin)
      const made = await admin(contract.createHouseKey, { body: { name: 'Painel', scopes: [...scopes] } })
      if (made.statusCode !== 201) throw new Error(made.body)
      return toMade(made.json(), seller === undefined ? {} : { sellerid: seller })
    },
  }
}

export type Keys = Awaited<ReturnType<typeof openKeys>>
