import { BlockList, isIPv6 } from 'node:net'
import { nameOfKey, readPublicId } from '@girassol/domain/api-keys'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import type { Dependencies } from '../dependencies.ts'
import { Refused } from '../refused.ts'
import { isSameSecret } from '../same-secret.ts'
import { hashKey } from './hash-key.ts'
import { findKeyRow, type KeyRow } from './key-row.ts'

/** One answer for every key that does not work, so that nobody learns which keys there are (API-003). */
const keyRequired = (): Refused =>
  new Refused('Informe uma chave válida no cabeçalho Authorization: Bearer.', { status: 401 })

const addressNotAllowed = (): Refused =>
  new Refused('Esta chave não pode ser usada deste endereço.', { status: 403, reason: 'addressNotAllowed' })

const bearer = /^Bearer (\S+)$/

/** The key of the call, which is only in this header (API-003). */
const readKeyText = ({ headers }: FastifyRequest): string | null =>
  bearer.exec(headers.authorization ?? '')?.[1] ?? null

/** Compared by hash in constant time (C-206); the secret of before until its instant (API-002). */
const isSecretOf = (row: KeyRow, text: string, now: string): boolean => {
  const hash = hashKey(text)
  const isPresent = isSameSecret(hash, row.secret_hash)
  const isFormer = row.former_hash !== null && isSameSecret(hash, row.former_hash)
  return isPresent || (isFormer && (row.former_until ?? '') > now)
}

const isUsable = (row: KeyRow, now: string): boolean => {
  if (row.expires_at !== null && row.expires_at <= now) return false
  return row.maker_stays && (row.is_house || row.is_approved === true)
}

/** An IPv4 address that came over IPv6 is written as IPv4. */
const toPlainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** Whether the address is in one of the networks; without networks every address is. */
const isInRanges = (address: string, ranges: readonly string[]): boolean => {
  if (ranges.length === 0) return true
  const networks = new BlockList()
  for (const range of ranges) {
    const [network = '', bits] = range.split('/')
    networks.addSubnet(network, Number(bits), isIPv6(network) ? 'ipv6' : 'ipv4')
  }
  const plain = toPlainAddress(address)
  return networks.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}

/**
 * A company's key acts as its company, one of the house for the distributor; prices only with their scope, and margins
 * never (C-206, API-005).
 */
const toKeyActor = (row: KeyRow): Actor => ({
  userId: row.user_id,
  familyId: '',
  name: nameOfKey(row.name),
  roles: row.is_house ? ['ADMINISTRATOR'] : ['INTEGRATOR'],
  companyRole: row.is_house ? null : 'ADMIN',
  scope: row.is_house || row.seller === null ? { sees: 'all' } : { sees: 'seller', sellerId: row.seller.id },
  seller: row.seller,
  needsSecondFactor: false,
  canViewProductPrices: row.sees_prices && row.scopes.includes('prices:read'),
  canViewMarginLiquid: false,
  key: { id: row.id, name: row.name, scopes: row.scopes },
})

const codePattern = /^[\w.-]{1,40}$/

const readSellerCode = ({ headers: { sellerid } }: FastifyRequest): string | null =>
  typeof sellerid === 'string' && codePattern.test(sellerid) ? sellerid : null

/**
 * API-003, API-013: the program that calls, by its key alone; 401 for a key that was revoked, has ended or was replaced,
 * and for one whose company is not approved or active. Nothing is cached, so all of it holds for the next call.
 */
export const identifyKey = async (
  { connection, clock }: Pick<Dependencies, 'connection' | 'clock'>,
  request: FastifyRequest,
): Promise<Actor> => {
  const text = readKeyText(request)
  const publicId = text === null ? null : readPublicId(text)
  if (text === null || publicId === null) throw keyRequired()
  const row = await findKeyRow(connection.db, publicId, readSellerCode(request))
  const now = clock()
  if (row === undefined || !isSecretOf(row, text, now) || !isUsable(row, now)) throw keyRequired()
  if (!isInRanges(request.ip, row.ranges)) throw addressNotAllowed()
  return toKeyActor(row)
}
