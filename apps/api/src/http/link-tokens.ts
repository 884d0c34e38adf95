import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Dependencies } from './dependencies.ts'

/** What a public link opens, and where; a token of one purpose never opens another (C-153). */
export const linkPaths = {
  proposal: '/p/',
  warranty: '/g/',
  calendar: '/api/public/calendar/',
  report: '/parar-envio?token=',
} as const

type LinkPurpose = keyof typeof linkPaths

/** A public link as it is stored: the token itself is not. */
export type StoredLink = { readonly nonce: string; readonly hash: string }

/** Tokens of public links (C-153). */
export type LinkTokens = {
  /** A new link of a record; the one before no longer opens it once this one is stored. */
  readonly open: (purpose: LinkPurpose, record: number) => StoredLink & { readonly token: string }
  /** The token of a stored link; null if the secret was replaced twice since. */
  readonly recreate: (purpose: LinkPurpose, record: number, link: StoredLink) => string | null
}

const nonceBytes = 32

/** The SHA-256 by which a token is found. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex')

const computeToken = (secret: string, named: readonly (string | number)[]): string =>
  createHmac('sha256', secret).update(named.join('\n')).digest('base64url')

/** HMAC-SHA256 of purpose, record and nonce under SESSION_SECRET: 43 characters. */
export const createLinkTokens = ({
  sessionSecret,
  previousSecret,
}: Pick<Dependencies, 'sessionSecret' | 'previousSecret'>): LinkTokens => ({
  open: (purpose, record) => {
    const nonce = randomBytes(nonceBytes).toString('base64url')
    const token = computeToken(sessionSecret, [purpose, record, nonce])
    return { token, nonce, hash: hashLinkToken(token) }
  },
  recreate: (purpose, record, { nonce, hash }) =>
    [sessionSecret, ...(previousSecret === undefined ? [] : [previousSecret])]
      .map((secret) => computeToken(secret, [purpose, record, nonce]))
      .find((token) => hashLinkToken(token) === hash) ?? null,
})

type Linking = { readonly publicUrl: string; readonly linkTokens: LinkTokens }

/** The whole public address of a stored link; null if the secret was replaced twice since (C-153). */
export const toPublicAddress = (
  { publicUrl, linkTokens }: Linking,
  { purpose, record }: { readonly purpose: LinkPurpose; readonly record: number },
  link: StoredLink,
): string | null => {
  const token = linkTokens.recreate(purpose, record, link)
  return token === null ? null : `${publicUrl}${linkPaths[purpose]}${token}`
}
