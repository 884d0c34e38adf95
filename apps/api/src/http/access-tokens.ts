import jwt from '@fastify/jwt'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Dependencies } from './dependencies.ts'
import { sessionRequired } from './refused.ts'

const algorithm = 'HS256'
const issuer = 'girassol'
const audience = 'girassol-portal'

export type Claims = { readonly sub: string; readonly family: string }

/** Access tokens are signed and checked with one algorithm, for this issuer and audience (SEC-017). */
export const signAccessTokens = async (
  app: FastifyInstance,
  { sessionSecret }: Pick<Dependencies, 'sessionSecret'>,
): Promise<void> => {
  await app.register(jwt, {
    secret: sessionSecret,
    sign: { algorithm, iss: issuer, aud: audience },
    verify: {
      algorithms: [algorithm],
      allowedIss: issuer,
      allowedAud: audience,
      requiredClaims: ['iss', 'aud', 'exp'],
      cache: 5000,
    },
  })
}

/** Our signature is checked before the claims: such a token is one of the release that named no issuer and audience. */
const renewable = ['FAST_JWT_EXPIRED', 'FAST_JWT_MISSING_REQUIRED_CLAIM']

/** The content of an access token; 401 for one that is not ours, and one that says so when a refresh renews it (C-03). */
export const readAccessToken = (request: FastifyRequest, token: string | undefined): Claims => {
  if (token === undefined) throw sessionRequired(false)
  try {
    return request.server.jwt.verify<Claims>(token)
  } catch (error) {
    throw sessionRequired(renewable.includes((error as { code?: string }).code ?? ''))
  }
}
