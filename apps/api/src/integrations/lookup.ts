/**
 * What a public register answers about one key (C-94). `unavailable` means that nobody could be asked: the form is
 * then filled by hand, and the answer is never remembered.
 */
export type LookupAnswer<Found> =
  | { outcome: 'found'; value: Found }
  | { outcome: 'notFound' }
  | { outcome: 'unavailable' }

/** A question to a register. It never rejects because of a provider, and never waits longer than its time-outs. */
export type Lookup<Found> = { find(key: string): Promise<LookupAnswer<Found>> }
