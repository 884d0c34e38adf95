import { allowed, type Decision, plusHours, refused } from '../shared/index.ts'
import { type ApiScope, type KeyOwner, listScopesOf } from './api-scopes.ts'

/** The most keys that work at one time (API-002). */
export const mostKeys = { company: 10, house: 20 } as const satisfies Record<KeyOwner, number>

/** The longest life of a key that ends, in days (API-001). */
export const longestKeyDays = 365

/** How long the former secret works after a new one was made, in hours (API-002). */
export const formerSecretHours = 24

/** The most networks that a key is limited to (C-206). */
export const mostRanges = 10

export const keyNameLength = 60

export const keySentences = {
  tooManyOfCompany: `A empresa já tem ${mostKeys.company} chaves. Revogue uma para criar outra.`,
  tooManyOfHouse: `A distribuidora já tem ${mostKeys.house} chaves. Revogue uma para criar outra.`,
  past: 'Escolha um instante no futuro.',
  tooFar: `No máximo ${longestKeyDays} dias.`,
  otherScope: 'Uma chave da distribuidora não tem este escopo.',
  pricesHidden: 'Você não vê preços, por isso a chave também não pode ver.',
} as const

/** API-002: whether another key may be made beside those that work. */
export const canAddKey = (owner: KeyOwner, working: number): Decision<'tooManyOfCompany' | 'tooManyOfHouse'> => {
  if (working < mostKeys[owner]) return allowed
  return refused(owner === 'company' ? 'tooManyOfCompany' : 'tooManyOfHouse')
}

type WantedKey = {
  readonly owner: KeyOwner
  readonly scopes: readonly ApiScope[]
  /** UTC ISO text; null for a key without an end. */
  readonly expiresAt: string | null
  readonly now: string
  /** Whether the user who makes the key may see prices. */
  readonly seesPrices: boolean
}

type KeyProblem = { readonly field: 'scopes' | 'expiresAt'; readonly message: string }

const findEndProblem = ({ expiresAt, now }: WantedKey): KeyProblem[] => {
  if (expiresAt === null) return []
  const end = new Date(expiresAt).getTime()
  if (end <= new Date(now).getTime()) return [{ field: 'expiresAt', message: keySentences.past }]
  const latest = new Date(plusHours(now, longestKeyDays * 24)).getTime()
  return end > latest ? [{ field: 'expiresAt', message: keySentences.tooFar }] : []
}

/** API-001, C-206: what is wrong with a key that somebody wants to make; nobody gives a key more than he has. */
export const findKeyProblems = (wanted: WantedKey): readonly KeyProblem[] => {
  const { owner, scopes, seesPrices } = wanted
  const isForeign = scopes.some((scope) => !listScopesOf(owner).includes(scope))
  return [
    ...(isForeign ? [{ field: 'scopes' as const, message: keySentences.otherScope }] : []),
    ...(scopes.includes('prices:read') && !seesPrices
      ? [{ field: 'scopes' as const, message: keySentences.pricesHidden }]
      : []),
    ...findEndProblem(wanted),
  ]
}

export const keyStates = {
  ACTIVE: 'Ativa',
  EXPIRED: 'Vencida',
  /** Who made it no longer works here, or has lost the rights (decision 080). */
  STOPPED: 'Parada',
} as const

export type KeyState = keyof typeof keyStates

export const keyStateNames = Object.keys(keyStates) as [KeyState, ...KeyState[]]

/** How a key stands that nobody revoked: it works only before its end, and as long as its maker stays. */
export const findKeyState = (
  key: { readonly expiresAt: string | null; readonly makerStays: boolean },
  now: string,
): KeyState => {
  if (key.expiresAt !== null && key.expiresAt <= now) return 'EXPIRED'
  return key.makerStays ? 'ACTIVE' : 'STOPPED'
}

/** API-012: how logs, audit and records name what a key did; never as a person. */
export const nameOfKey = (name: string): string => `Chave ${name}`
