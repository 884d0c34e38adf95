import type { Role } from '../access/roles.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/** What proves a sign-in besides the password; values of the database. */
export const secondFactorKinds = ['PASSKEY', 'AUTHENTICATOR'] as const
export type SecondFactorKind = (typeof secondFactorKinds)[number]

/** The codes of an authenticator application: digits, and seconds for which one is shown (C-222). */
export const authenticatorCode = { digits: 6, seconds: 30, drift: 1 } as const

/** Minutes between the password and the second factor, and between the beginning and the end of a set-up. */
export const secondFactorMinutes = 10

/** Days for which a known device needs no second factor, if the user wishes (C-222). */
export const rememberedDays = 30

/** How many passkeys one account may have. */
const mostPasskeys = 10

/** The number of recovery codes of a set, and the characters of each: 16 of 5 bits are 80 bits (C-222). */
export const recoveryCodes = { count: 10, characters: 16 } as const

/** Letters and digits that nobody confuses on paper, 32 of them. */
const recoveryAlphabet = 'abcdefghjkmnpqrstuvwxyz023456789'

/** SEC-006: a recovery code of ten random bytes, in groups of four: 'k3fa-09tz-mmr2-x7ye'. */
export const toRecoveryCode = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const characters = bits.match(/.{5}/g)?.map((five) => recoveryAlphabet[Number.parseInt(five, 2)]) ?? []
  return characters.join('').match(/.{4}/g)?.join('-') ?? ''
}

/** A typed code without spaces, hyphens and capitals, so that each way of typing it is the same code. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase()

/** Whether a typed code can only be one of an authenticator application; anything else is a recovery code. */
export const isAuthenticatorCode = (typed: string): boolean =>
  new RegExp(`^\\d{${authenticatorCode.digits}}$`).test(plainCode(typed))

/** The step of 30 seconds to which an instant belongs; UTC ISO text. */
export const stepAt = (instant: string): number =>
  Math.floor(new Date(instant).getTime() / 1000 / authenticatorCode.seconds)

/**
 * SEC-006: the steps whose code is valid now: the current one and those beside it, except those up to the last one that
 * was used (null if none was), so that each step is good once.
 */
export const listUsableSteps = (now: string, lastStep: number | null): readonly number[] => {
  const { drift } = authenticatorCode
  const current = stepAt(now)
  return Array.from({ length: 2 * drift + 1 }, (_, at) => current - drift + at).filter(
    (step) => lastStep === null || step > lastStep,
  )
}

type Access = { readonly roles: readonly Role[]; readonly hasFactor: boolean }

/** SEC-007: whether a user has a role that must have a second factor, and none yet. */
export const needsSecondFactor = ({ roles, hasFactor }: Access, required: readonly Role[]): boolean =>
  !hasFactor && roles.some((role) => required.includes(role))

type Factor = { readonly kind: SecondFactorKind }

/** Refuses a second authenticator application and more than ten passkeys. */
export const canAddFactor = (existing: readonly Factor[], kind: SecondFactorKind) => {
  const same = existing.filter((factor) => factor.kind === kind).length
  return firstRefusal(
    [kind === 'AUTHENTICATOR' && same > 0, 'authenticatorExists'],
    [kind === 'PASSKEY' && same >= mostPasskeys, 'tooManyPasskeys'],
  )
}

/** SEC-007: the last factor of a user whose role must have one cannot be removed. */
export const canRemoveFactor = (existing: readonly Factor[], isRequired: boolean) =>
  firstRefusal([isRequired && existing.length <= 1, 'lastRequiredFactor'])

export const secondFactorRefusals = {
  authenticatorExists: 'Você já usa um aplicativo autenticador. Remova-o antes de configurar outro.',
  tooManyPasskeys: `No máximo ${mostPasskeys} chaves de acesso. Remova uma antes de adicionar outra.`,
  lastRequiredFactor: 'Seu perfil exige a verificação em duas etapas. Adicione outra forma antes de remover esta.',
} as const satisfies Record<RuleRefusal<typeof canAddFactor> | RuleRefusal<typeof canRemoveFactor>, string>

export const secondFactorSentences = {
  needed: 'Proteja o seu acesso com a verificação em duas etapas para continuar.',
  wrongCode: 'Código inválido ou já usado. Confira o mais recente e tente de novo.',
  wrongPasskey: 'Não foi possível confirmar a chave de acesso. Tente de novo.',
  expired: 'O tempo para confirmar terminou. Entre de novo com a sua senha.',
  setUpExpired: 'O tempo para configurar terminou. Comece de novo.',
  passkeyExists: 'Esta chave de acesso já foi adicionada.',
  noFactor: 'Este usuário não usa a verificação em duas etapas.',
} as const
