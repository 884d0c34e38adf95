import { useSyncExternalStore } from 'react'
import { registerPageReset } from '../../../lib/page-memory.ts'

/** A chosen photo and the item that it shows; null for the claim as a whole. */
export type ChosenPhoto = { readonly file: File; readonly itemId: number | null }

type Unsent = ReadonlyMap<number, readonly ChosenPhoto[]>

let unsent: Unsent = new Map()
const listeners = new Set<() => void>()
const none: readonly ChosenPhoto[] = []

registerPageReset(() => {
  unsent = new Map()
})

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Stores the photos of a claim whose upload failed, so that its page offers them again. */
export const setUnsentPhotos = (claimId: number, photos: readonly ChosenPhoto[]): void => {
  unsent = new Map([...unsent, [claimId, photos]])
  for (const listener of listeners) listener()
}

export const useUnsentPhotos = (claimId: number): readonly ChosenPhoto[] =>
  useSyncExternalStore(subscribe, () => unsent.get(claimId) ?? none)
