import type { IdentifyingWord, SubjectKey } from '@girassol/domain/privacy'

/** A person, as far as the database knows them (SEC-022). */
export type Subject = {
  readonly key: SubjectKey
  /** Eleven digits; null where an e-mail belongs to no CPF, or to several people. */
  readonly cpf: string | null
  /** Lower case; e-mails that belong to this person alone. */
  readonly emails: readonly string[]
  readonly userIds: readonly number[]
  readonly customerIds: readonly number[]
  /** Orders, budgets and carts of which the person is the customer. */
  readonly orderIds: readonly number[]
  /** Words that identify this person alone: searched in every text. */
  readonly words: readonly IdentifyingWord[]
  /** All words, also those that others share: searched in the texts of the person's own records. */
  readonly ownWords: readonly IdentifyingWord[]
}
