import { useSyncExternalStore } from 'react'
import { createStore } from '../../../lib/create-store.ts'

/** A chosen photo and the item that it shows; null for the claim as a whole. */
export type ChosenPhoto = { readonly file: File; readonly itemId: number | null }

type Unsent = ReadonlyMap<number, readonly ChosenPhoto[]>

const unsent = createStore<Unsent>(() => new Map())
const none: readonly ChosenPhoto[] = []

/** Stores the photos of a claim whose upload failed, so that its page offers them again. */
export const setUnsentPhotos = (claimId: number, photos: readonly ChosenPhoto[]): void => {
  unsent.set(new Map([...unsent.get(), [claimId, photos]]))
}

export const useUnsentPhotos = (claimId: number): readonly ChosenPhoto[] =>
  useSyncExternalStore(unsent.subscribe, () => unsent.get().get(claimId) ?? none)
