/** SEC-023: one transaction of a removal takes what ended before this instant, at most so many records. */
export type Batch = { readonly before: string; readonly most: number; readonly now: string }
