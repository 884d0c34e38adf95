import type { Repository } from './repository.ts'

/** The result of a gate: one line per failure, and a line about what it counted. */
export type Outcome = { readonly failures: readonly string[]; readonly note?: string }

/** One check of the repository; it never changes files. */
export type Gate = {
  readonly name: string
  readonly check: (repository: Repository) => Outcome | Promise<Outcome>
}
