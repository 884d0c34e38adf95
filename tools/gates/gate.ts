import type { Repository } from './repository.ts'

/** What a gate found: one line per failure, and a line about what it counted. */
export type Outcome = { readonly failures: readonly string[]; readonly note?: string }

/** One check of the house: it reads the repository and never changes it. */
export type Gate = {
  readonly name: string
  readonly check: (repository: Repository) => Outcome | Promise<Outcome>
}
