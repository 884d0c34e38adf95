import type { OrderView } from '@girassol/contract/orders'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDraftOwner } from '../../../lib/draft-owner.ts'
import { type DraftPlace, hasSameShape, readDraft, removeDraft, storeDraft } from '../../../lib/draft-store.ts'
import { type CartSave, isSaved } from './cart-save.ts'
import { choicesForm } from './choices-form.ts'

const sample = [{ part: '', change: {}, failure: '' }]

/** The choices that were being saved when the page was left, without those that were saved after all. */
const findSaves = (place: DraftPlace | null, record: OrderView): readonly CartSave[] => {
  const values = place && readDraft(place)?.values
  if (!values || !hasSameShape(values, sample)) return []
  return (values as readonly CartSave[]).filter((save) => !isSaved(record, save))
}

/**
 * Choices are stored on the device until the server has saved them, and offered again if they did not reach it
 * (USE-002). A budget's edit is stored as one draft instead.
 */
export const useStoredSaves = (record: OrderView, pending: readonly CartSave[], save: (wanted: CartSave) => void) => {
  const userId = useDraftOwner()
  const [place] = useState(() => (userId === null ? null : { userId, form: choicesForm, record: String(record.id) }))
  const [found, setFound] = useState(() => findSaves(place, record))
  const shown = useRef(pending)
  const write = useEffectEvent(() => {
    if (place === null) return
    if (pending.length === 0) removeDraft(place)
    else storeDraft(place, { base: '', values: pending })
  })
  useEffect(() => {
    if (shown.current === pending) return
    shown.current = pending
    write()
  }, [pending])
  const discard = () => {
    setFound([])
    if (place !== null && pending.length === 0) removeDraft(place)
  }
  return {
    state: found.length === 0 ? ('none' as const) : ('offered' as const),
    parts: [...new Set(found.map(({ part }) => part))],
    use: () => {
      discard()
      for (const each of found) save(each)
    },
    discard,
  }
}
