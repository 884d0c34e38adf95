/** The owner of a draft, its form, and its record: '12', or 'new'. */
export type DraftPlace = { readonly userId: number; readonly form: string; readonly record: string }

export type StoredDraft = {
  /** The `fingerprint` of the record when the user began. */
  readonly base: string
  readonly values: unknown
}

const prefix = 'girassol-draft'
const signOutPrefix = 'girassol-signed-out'

/** Older drafts are removed. */
const longestMs = 7 * 24 * 60 * 60 * 1000
/** A longer draft is not stored: storage is limited to 5 MB for the whole site. */
const mostLetters = 60_000
const mostDrafts = 40

/** Pages that were open before the user logged out store nothing more for that user. */
const openedAt = Date.now()

const toKey = ({ userId, form, record }: DraftPlace) => `${prefix}:${userId}:${form}:${record}`

type Entry = StoredDraft & { readonly at: number }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) && typeof value.at === 'number' && typeof value.base === 'string' && 'values' in value

/** Null for text that is not one of our drafts, and for a draft that is too old. */
const readEntry = (text: string | null): Entry | null => {
  try {
    const entry: unknown = JSON.parse(text ?? 'null')
    return isEntry(entry) && entry.at > Date.now() - longestMs ? entry : null
  } catch {
    return null
  }
}

/** Runs with the browser's storage; when it is blocked or full, nothing is stored and the user can still type. */
const withStorage = <Result>(fallback: Result, run: (storage: Storage) => Result): Result => {
  try {
    return run(localStorage)
  } catch {
    return fallback
  }
}

const keysWith = (storage: Storage, start: string): readonly string[] =>
  Object.keys(storage).filter((key) => key.startsWith(start))

/** Removes drafts that are too old, and the oldest when there are too many. */
const removeOld = (storage: Storage) => {
  const entries = keysWith(storage, `${prefix}:`).map((key) => ({ key, at: readEntry(storage.getItem(key))?.at ?? 0 }))
  const oldestFirst = entries.toSorted((a, b) => a.at - b.at)
  const tooMany = oldestFirst.length - mostDrafts
  for (const [index, { key, at }] of oldestFirst.entries()) if (at === 0 || index < tooMany) storage.removeItem(key)
}

export const readDraft = (place: DraftPlace): StoredDraft | null =>
  withStorage(null, (storage) => readEntry(storage.getItem(toKey(place))))

export const removeDraft = (place: DraftPlace): void =>
  withStorage(undefined, (storage) => storage.removeItem(toKey(place)))

/** Stores what was typed (USE-002). A too long draft removes the previous one: a partial text is not useful. */
export const storeDraft = (place: DraftPlace, draft: StoredDraft): void =>
  withStorage(undefined, (storage) => {
    if (Number(storage.getItem(`${signOutPrefix}:${place.userId}`)) > openedAt) return
    const text = JSON.stringify({ at: Date.now(), base: draft.base, values: draft.values })
    if (text.length > mostLetters) return storage.removeItem(toKey(place))
    storage.setItem(toKey(place), text)
    removeOld(storage)
  })

/** Removes everything the user typed from this device at logout (USE-002). */
export const removeUserDrafts = (userId: number): void =>
  withStorage(undefined, (storage) => {
    storage.setItem(`${signOutPrefix}:${userId}`, String(Date.now()))
    for (const key of keysWith(storage, `${prefix}:${userId}:`)) storage.removeItem(key)
  })

/** A short text that differs when the values differ. */
export const fingerprint = (values: unknown): string => {
  let hash = 5381
  for (const letter of JSON.stringify(values) ?? '') hash = (Math.imul(hash, 33) ^ letter.charCodeAt(0)) >>> 0
  return hash.toString(36)
}

/**
 * Whether the stored value has the shape of the sample. A number or an object may be empty (null), and an empty sample
 * matches anything; values of an older release that do not match are not used.
 */
export const hasSameShape = (value: unknown, sample: unknown): boolean => {
  if (sample === null || sample === undefined) return true
  if (Array.isArray(sample)) {
    return Array.isArray(value) && (sample.length === 0 || value.every((each) => hasSameShape(each, sample[0])))
  }
  if (isRecord(sample)) {
    if (value === null) return true
    return isRecord(value) && Object.entries(sample).every(([name, each]) => hasSameShape(value[name], each))
  }
  return typeof value === typeof sample || (typeof sample === 'number' && value === null)
}
