/**
 * The result of a public register for one key (C-94). `unavailable` means that no register could be reached: the user
 * fills in the form, and the result is never cached.
 */
export type LookupAnswer<Found> =
  | { outcome: 'found'; value: Found }
  | { outcome: 'notFound' }
  | { outcome: 'unavailable' }

/** A look-up in a register. It never rejects because of a provider, and never waits longer than its time-outs. */
export type Lookup<Found> = { find(key: string): Promise<LookupAnswer<Found>> }
