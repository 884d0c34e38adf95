import type * as contract from '@girassol/contract/api-keys'
import type { ApiKeyView } from '@girassol/contract/api-keys'
import type { InputFor } from '@girassol/contract/http/endpoint'
import {
  canAddKey,
  findKeyProblems,
  formerSecretHours,
  type KeyOwner,
  keySentences,
  listScopesOf,
  mostKeys,
} from '@girassol/domain/api-keys'
import { plusHours } from '@girassol/domain/shared'
import type { Handler, LookupHandler, WriteContext } from '../../http/context.ts'
import { refuseProblems } from '../../http/refuse-problems.ts'
import { notFound, orNotFound, orRefuse } from '../../http/refused.ts'
import { requireSellerId } from '../../http/require-seller.ts'
import { recordChange } from '../../records/record-change.ts'
import { findKey, type KeyOwnerId, listKeys } from './api-key-queries.ts'
import { countKeys, insertKey, lockOwner, markRevoked, replaceSecret } from './api-key-store.ts'
import { createPublicId, createSecret } from './key-secrets.ts'

type NewKey = InputFor<typeof contract.createCompanyKey>['body']

/** The company of the caller, or null for the house. */
const toOwnerId = ({ actor }: Pick<WriteContext, 'actor'>, owner: KeyOwner): KeyOwnerId =>
  owner === 'company' ? requireSellerId(actor) : null

const record = (
  { tx, now, actor }: Pick<WriteContext, 'tx' | 'now' | 'actor'>,
  key: Pick<ApiKeyView, 'id' | 'name'>,
  change: Pick<Parameters<typeof recordChange>[1], 'action' | 'before' | 'after'>,
): Promise<void> =>
  recordChange(tx, { now, author: actor, subject: { kind: 'api-key', id: key.id, name: key.name }, ...change })

/** API-002: the keys of the owner, and what another one may have. */
export const listKeysOf =
  (owner: KeyOwner): Handler<typeof contract.listCompanyKeys> =>
  async (context) => ({
    data: await listKeys(context, toOwnerId(context, owner)),
    most: mostKeys[owner],
    scopes: listScopesOf(owner).filter((scope) => scope !== 'prices:read' || context.actor.canViewProductPrices),
  })

const refuseWrong = ({ actor, now }: WriteContext, owner: KeyOwner, { scopes, expiresAt }: NewKey): void =>
  refuseProblems(findKeyProblems({ owner, scopes, expiresAt, now, seesPrices: actor.canViewProductPrices }))

type Made = { readonly owner: KeyOwner; readonly sellerId: KeyOwnerId; readonly body: NewKey }

const insertNewKey = async ({ tx, actor, now }: WriteContext, { sellerId, body }: Made) => {
  const publicId = createPublicId()
  const { text, hash } = createSecret(publicId)
  const id = await insertKey(tx, {
    public_id: publicId,
    seller_id: sellerId,
    name: body.name,
    scopes: body.scopes,
    secret_hash: hash,
    ranges: body.ranges,
    made_by: actor.userId,
    made_at: now,
    expires_at: body.expiresAt,
  })
  return { id, text }
}

const makeKey = async (context: WriteContext, made: Made): Promise<contract.MadeKey> => {
  const { tx, now } = context
  const { owner, sellerId, body } = made
  refuseWrong(context, owner, body)
  await lockOwner(tx, sellerId)
  orRefuse(canAddKey(owner, await countKeys(tx, sellerId, now)), keySentences)
  const { id, text } = await insertNewKey(context, made)
  const key = orNotFound(await findKey(context, sellerId, id))
  const { name, prefix: code, scopes, ranges: networks, expiresAt } = key
  await record(context, key, { action: 'create', before: null, after: { name, code, scopes, networks, expiresAt } })
  return { key, secret: text }
}

/**
 * API-001, API-002: makes a key, whose text is returned this once; 409 beyond the most of the owner. The answer is stored
 * under no Idempotency-Key, because it has the secret.
 */
export const createKeyOf =
  (owner: KeyOwner): LookupHandler<typeof contract.createCompanyKey> =>
  (context, { body }) => {
    const sellerId = toOwnerId(context, owner)
    return context.write((writing) => makeKey(writing, { owner, sellerId, body }))
  }

type Rotated = { readonly sellerId: KeyOwnerId; readonly id: number }

const rotateKey = async (context: WriteContext, { sellerId, id }: Rotated): Promise<contract.MadeKey> => {
  const { tx, now } = context
  await lockOwner(tx, sellerId)
  const before = orNotFound(await findKey(context, sellerId, id))
  const { text, hash } = createSecret(before.prefix.slice('gsk_'.length))
  await replaceSecret(tx, id, { hash, formerUntil: plusHours(now, formerSecretHours) })
  const key = orNotFound(await findKey(context, sellerId, id))
  await record(context, key, {
    action: 'change',
    before: { formerSecretUntil: before.formerUntil },
    after: { formerSecretUntil: key.formerUntil },
  })
  return { key, secret: text }
}

/** API-002: a new secret for a key of the owner; the one of before works 24 hours more. */
export const rotateKeyOf =
  (owner: KeyOwner): LookupHandler<typeof contract.rotateCompanyKey> =>
  (context, { params: { id } }) => {
    const sellerId = toOwnerId(context, owner)
    return context.write((writing) => rotateKey(writing, { sellerId, id }))
  }

/** API-002: revokes a key of the owner, which works from now on nowhere. */
export const revokeKeyOf =
  (owner: KeyOwner): Handler<typeof contract.revokeCompanyKey> =>
  async (context, { params: { id } }) => {
    const { tx, now } = context
    const name = await markRevoked(tx, { id, sellerId: toOwnerId(context, owner) }, now)
    if (name === null) throw notFound()
    await record(context, { id, name }, { action: 'remove', before: { name }, after: null })
    return null
  }
