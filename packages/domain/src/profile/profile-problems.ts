import { canChoosePassword, type PasswordOwner, passwordChoiceRefusals } from '../session/guessable-password.ts'
import { canSetPassword, passwordRefusals } from '../session/password-policy.ts'
import { looksLikeEmail } from '../shared/email.ts'

/** Maximum lengths of the fields that users change about themselves, in characters (PROF-017). */
export const userLimits = { name: 100, email: 100 } as const

export type ProfileForm = {
  readonly name: string
  readonly email: string
  /** Empty: the password stays unchanged (PROF-012). */
  readonly password: string
  readonly password_confirmation: string
}

export type ProfileProblem = { readonly field: keyof ProfileForm; readonly message: string }

const profileSentences = {
  required: 'Campo obrigatório',
  tooLong: 'No máximo 100 caracteres',
  invalidEmail: 'E-mail inválido',
} as const

const nameProblem = (name: string): string | undefined => {
  if (name.trim() === '') return profileSentences.required
  return name.trim().length > userLimits.name ? profileSentences.tooLong : undefined
}

const emailProblem = (email: string): string | undefined => {
  if (email.trim() === '') return profileSentences.required
  if (!looksLikeEmail(email.trim())) return profileSentences.invalidEmail
  return email.trim().length > userLimits.email ? profileSentences.tooLong : undefined
}

/** What makes a password easy to guess: who its owner was until now, and the common passwords, which only the server has. */
type Guesses = { readonly owner?: PasswordOwner; readonly common?: ReadonlySet<string> }

/** SEC-014: the names that are being saved count too. */
const guessedPassword = (form: ProfileForm, { owner = form, common = new Set() }: Guesses): string | undefined => {
  for (const each of [form, owner]) {
    const decision = canChoosePassword(form.password, each, common)
    if (!decision.allowed) return passwordChoiceRefusals[decision.refusal]
  }
  return undefined
}

/** A confirmation without a password means that the password was forgotten (PROF-011, PROF-012). */
const passwordProblem = (form: ProfileForm, guesses: Guesses): ProfileProblem | undefined => {
  const { password, password_confirmation } = form
  if (password === '' && password_confirmation === '') return undefined
  if (password === '') return { field: 'password', message: passwordRefusals.passwordsDiffer }
  const decision = canSetPassword(password, password_confirmation)
  if (decision.allowed) {
    const message = guessedPassword(form, guesses)
    return message === undefined ? undefined : { field: 'password', message }
  }
  const field = decision.refusal === 'passwordsDiffer' ? 'password_confirmation' : 'password'
  return { field, message: passwordRefusals[decision.refusal] }
}

/**
 * What prevents a profile from being saved, field by field in the order of the form (PROF-009…PROF-012, PROF-017,
 * SEC-014).
 */
export const profileProblems = (form: ProfileForm, guesses: Guesses = {}): readonly ProfileProblem[] => {
  const name = nameProblem(form.name)
  const email = emailProblem(form.email)
  const password = passwordProblem(form, guesses)
  return [
    ...(name === undefined ? [] : [{ field: 'name', message: name } as const]),
    ...(email === undefined ? [] : [{ field: 'email', message: email } as const]),
    ...(password === undefined ? [] : [password]),
  ]
}
