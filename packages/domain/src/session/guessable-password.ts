import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'
import { withoutAccents } from '../shared/text.ts'

/** Whose password it will be. */
export type PasswordOwner = { readonly name: string; readonly email: string }

/** Shorter names are parts of many good passwords. */
const shortestName = 4

/** Letters and digits in lower case, without accents: 'Mari@na' and 'MARINA' are one word. */
const toWord = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const toNames = ({ name, email }: PasswordOwner): readonly string[] => {
  const [mailbox = ''] = email.split(/[+@]/)
  return [...name.split(/[\s'-]+/), mailbox].map(toWord).filter((word) => word.length >= shortestName)
}

/**
 * SEC-014, C-221: refuses a new password that is among `common` (in lower case; special characters between the letters
 * and digits do not make it rare), or that contains the name part of the e-mail or a part of the name.
 */
export const canChoosePassword = (password: string, owner: PasswordOwner, common: ReadonlySet<string>) => {
  const word = toWord(password)
  return firstRefusal(
    [common.has(password.toLowerCase()) || common.has(word), 'passwordCommon'],
    [toNames(owner).some((name) => word.includes(name)), 'passwordPersonal'],
  )
}

export const passwordChoiceRefusals = {
  passwordCommon: 'Esta senha está entre as mais usadas. Escolha outra.',
  passwordPersonal: 'A senha não pode conter o seu nome nem o seu e-mail.',
} as const satisfies Record<RuleRefusal<typeof canChoosePassword>, string>
