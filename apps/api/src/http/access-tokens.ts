import jwt, { type FastifyJWTOptions } from '@fastify/jwt'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Dependencies } from './dependencies.ts'
import { sessionRequired } from './refused.ts'

const algorithm = 'HS256'
const issuer = 'girassol'
const audience = 'girassol-portal'
/** The name under which the secret of before is registered. */
const previous = 'previous'

export type Claims = { readonly sub: string; readonly family: string }

type ValidClaims = Claims & { /** When the token expires, in seconds since 1970. */ readonly exp: number }

const mostTokens = 5000
/** The tokens that each application found valid, until they expire. */
const validTokens = new WeakMap<FastifyInstance, LRUCache<string, ValidClaims>>()

/** Access tokens are signed and checked with one algorithm, for this issuer and audience (SEC-017). */
export const signAccessTokens = async (
  app: FastifyInstance,
  { sessionSecret, previousSecret }: Pick<Dependencies, 'sessionSecret' | 'previousSecret'>,
): Promise<void> => {
  const verify = {
    algorithms: [algorithm],
    allowedIss: issuer,
    allowedAud: audience,
    requiredClaims: ['iss', 'aud', 'exp'],
    // We remember valid tokens ourselves: the library's cache hashes each token that it looks up.
    cache: false,
  } satisfies FastifyJWTOptions['verify']
  await app.register(jwt, { secret: sessionSecret, sign: { algorithm, iss: issuer, aud: audience }, verify })
  if (previousSecret !== undefined) await app.register(jwt, { secret: previousSecret, namespace: previous, verify })
}

/** Our signature is checked before the claims: such a token is one of the release that named no issuer and audience. */
const renewable = ['FAST_JWT_EXPIRED', 'FAST_JWT_MISSING_REQUIRED_CLAIM']

/** A token that the secret of before signed counts until it expires, within minutes (SEC-012). */
const verifySignature = (server: FastifyInstance, token: string): ValidClaims => {
  try {
    return server.jwt.verify<ValidClaims>(token)
  } catch (error) {
    const isOtherSecret = (error as { code?: string }).code === 'FAST_JWT_INVALID_SIGNATURE'
    const earlier = server.jwt[previous]
    if (!isOtherSecret || earlier === undefined) throw error
    return earlier.verify<ValidClaims>(token)
  }
}

const verifyToken = ({ server }: FastifyRequest, token: string): Claims => {
  const known = validTokens.get(server)?.get(token)
  if (known !== undefined) return known
  const claims = verifySignature(server, token)
  const tokens = validTokens.get(server) ?? new LRUCache<string, ValidClaims>({ max: mostTokens })
  tokens.set(token, claims, { ttl: Math.max(1, claims.exp * 1000 - Date.now()) })
  validTokens.set(server, tokens)
  return claims
}

/** The content of an access token; 401 for one that is not ours, and one that says so when a refresh renews it (C-03). */
export const readAccessToken = (request: FastifyRequest, token: string | undefined): Claims => {
  if (token === undefined) throw sessionRequired(false)
  try {
    return verifyToken(request, token)
  } catch (error) {
    throw sessionRequired(renewable.includes((error as { code?: string }).code ?? ''))
  }
}
