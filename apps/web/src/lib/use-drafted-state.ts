import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDraftOwner } from './draft-owner.ts'
import { type DraftPlace, fingerprint, hasSameShape, readDraft, removeDraft, storeDraft } from './draft-store.ts'

/** Storing waits until the user pauses, so that it does not slow down typing. */
const quietMs = 400

export type DraftOptions<Values> = {
  /** The name of the form. */
  readonly form: string
  /** The record that is edited; 'new' by default. */
  readonly record?: string | number | undefined
  /** Fields that are never stored: passwords, card data, files. */
  readonly never?: readonly (keyof Values)[]
  /** Sample values for parts that are empty in the first values: stored values must have their shape. */
  readonly sample?: Partial<Values>
  /** A value that changes when the record changes; by default the first values of the form. */
  readonly version?: string | number
  /** Whether there is something to store; by default anything that differs from the first values. */
  readonly isTyped?: (values: Values) => boolean
}

export type Draft = {
  /** 'recovered' is in the form; 'offered' was typed for a record that changed since, and waits for a decision. */
  readonly state: 'none' | 'recovered' | 'offered'
  /** Puts the offered draft into the form. */
  readonly use: () => void
  /** Restores the record's values; the draft is removed. */
  readonly discard: () => void
  /** After a save of the form: nothing is left to recover. */
  readonly forget: () => void
  /** After an automatic save: the draft is removed, and the user may still discard the values. */
  readonly settle: () => void
}

/** Runs after a save; the draft is removed first. */
export const afterSave = (draft: Draft, then: () => void) => (): void => {
  draft.forget()
  then()
}

type Found<Values> = { readonly state: 'recovered' | 'offered'; readonly values: Partial<Values> }

const without = <Values extends object>(values: Values, never: readonly (keyof Values)[] = []): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !never.some((one) => one === name))) as Partial<Values>

const toBase = <Values extends object>(values: Values, { never, version }: DraftOptions<Values>): string =>
  version === undefined ? fingerprint(without(values, never)) : String(version)

/** The draft of this place if it has the shape of the form; a draft of another shape is removed. */
const findDraft = <Values extends object>(
  place: DraftPlace | undefined,
  initial: Values,
  options: DraftOptions<Values> | undefined,
): Found<Values> | undefined => {
  const stored = place && readDraft(place)
  if (place === undefined || options === undefined || !stored) return undefined
  if (
    !hasSameShape(stored.values, without({ ...initial, ...options.sample }, options.never)) ||
    stored.values === null
  ) {
    removeDraft(place)
    return undefined
  }
  const values = without(stored.values as Values, options.never)
  return { state: stored.base === toBase(initial, options) ? 'recovered' : 'offered', values }
}

/** Whether there is a draft of one of these forms. */
export const useHasDraft = (forms: readonly string[], record: string | number): boolean => {
  const userId = useDraftOwner()
  return useState(
    () => userId !== null && forms.some((form) => readDraft({ userId, form, record: String(record) }) !== null),
  )[0]
}

/** Where the drafts of a form are stored; nowhere without a session. */
const usePlace = <Values>(options: DraftOptions<Values> | undefined): DraftPlace | undefined => {
  const userId = useDraftOwner()
  return useState(() =>
    options === undefined || userId === null
      ? undefined
      : { userId, form: options.form, record: String(options.record ?? 'new') },
  )[0]
}

/** Stores when typing pauses, when the page is left or hidden, and when the form is closed. */
const useWriting = (values: unknown, write: () => void) => {
  const isDirty = useRef(false)
  const shown = useRef(values)
  const flush = useEffectEvent(() => {
    if (!isDirty.current) return
    isDirty.current = false
    write()
  })
  useEffect(() => {
    if (shown.current === values) return
    shown.current = values
    isDirty.current = true
    const timer = setTimeout(() => flush(), quietMs)
    return () => clearTimeout(timer)
  }, [values])
  useEffect(() => {
    const leave = () => flush()
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      flush()
    }
  }, [])
  return () => {
    isDirty.current = false
  }
}

/** The values that were typed before and are stored on this device (USE-002). */
export type StoredDraft<Values> = {
  /** The first values of the form: the stored ones, if the record did not change since. */
  readonly values: Values
  readonly initial: Values
  readonly options: DraftOptions<Values> | undefined
  readonly place: DraftPlace | undefined
  readonly found: Found<Values> | undefined
}

/** Reads the draft of a form once; `useDraft` stores what is typed from then on. */
export const useStoredDraft = <Values extends object>(
  initial: Values,
  options?: DraftOptions<Values>,
): StoredDraft<Values> => {
  const place = usePlace(options)
  const [found] = useState(() => findDraft(place, initial, options))
  const values = found?.state === 'recovered' ? { ...initial, ...found.values } : initial
  return { values, initial, options, place, found }
}

/** Stores the values of another hook until they are saved or discarded (USE-002). */
export const useDraft = <Values extends object>(
  stored: StoredDraft<Values>,
  values: Values,
  setValues: (change: (before: Values) => Values) => void,
): Draft => {
  const { options, place } = stored
  const [base, setBase] = useState(stored.initial)
  const [found, setFound] = useState(stored.found)
  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  }, [values])
  const write = () => {
    if (place === undefined || options === undefined) return
    const stored = without(values, options.never)
    const isTyped = options.isTyped?.(values) ?? fingerprint(stored) !== fingerprint(without(base, options.never))
    if (isTyped) storeDraft(place, { base: toBase(base, options), values: stored })
    else if (found?.state !== 'offered') removeDraft(place)
  }
  const markWritten = useWriting(values, write)
  const settle = () => {
    markWritten()
    if (place !== undefined) removeDraft(place)
  }
  const remove = () => {
    settle()
    setFound(undefined)
  }
  return {
    state: found?.state ?? 'none',
    use: () => {
      if (found === undefined) return
      setValues((before) => ({ ...before, ...found.values }))
      setFound({ ...found, state: 'recovered' })
      if (place !== undefined && options !== undefined) {
        storeDraft(place, { base: toBase(base, options), values: found.values })
      }
    },
    discard: () => {
      if (found?.state !== 'offered') setValues((before) => ({ ...before, ...without(base, options?.never) }))
      remove()
    },
    forget: () => {
      setBase(latest.current)
      remove()
    },
    settle,
  }
}

/**
 * State that is restored after a reload, Back, the end of a session or a closed tab (USE-002): it is stored on this
 * device for its user and removed after a save. Without options, or without a session, it is plain state.
 */
export const useDraftedState = <Values extends object>(
  initial: Values,
  options?: DraftOptions<Values>,
): readonly [Values, Dispatch<SetStateAction<Values>>, Draft] => {
  const stored = useStoredDraft(initial, options)
  const [values, setValues] = useState(stored.values)
  return [values, setValues, useDraft(stored, values, setValues)]
}
