import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/** PROF-009, PROF-010, PROF-011: 8 characters with lower case, upper case, digit and special character, typed twice. */
export const canSetPassword = (password: string, confirmation: string) =>
  firstRefusal(
    [password.length < 8, 'passwordTooShort'],
    [![/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9\s]/].every((kind) => kind.test(password)), 'passwordTooSimple'],
    [password !== confirmation, 'passwordsDiffer'],
  )

export const passwordRefusals = {
  passwordTooShort: 'A senha deve conter no mínimo 8 caracteres',
  passwordTooSimple: 'A senha deve conter letras maiúsculas, minúsculas, números e caracteres especiais',
  passwordsDiffer: 'Senhas não coincidem',
} as const satisfies Record<RuleRefusal<typeof canSetPassword>, string>
