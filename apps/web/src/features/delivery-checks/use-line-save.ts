import { type CheckLineView, readDeliveryCheck, saveCheckLine } from '@girassol/contract/delivery-checks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isRefusal } from '../../lib/api-error.ts'
import { useIsOnline } from '../../lib/connection.ts'
import { useUnsaved } from '../../lib/unsaved-changes.ts'
import { refreshEndpoints, useEndpointMutation } from '../../lib/use-endpoint.ts'
import { findLineFault, type LineDraft, toCounted, toDraft } from './line-draft.ts'
import { useStoreLine } from './use-store-line.ts'

/** Several taps on a counter are saved together. */
const pauseMs = 500

export type SavePhase = 'uncounted' | 'faulty' | 'saving' | 'offline' | 'failed' | 'saved'

type Facts = {
  readonly line: CheckLineView
  readonly typed: LineDraft | undefined
  readonly fault: string | null
  readonly isError: boolean
  readonly isOffline: boolean
}

const findPhase = ({ line, typed, fault, isError, isOffline }: Facts): SavePhase => {
  if (typed === undefined) return line.saved === null ? 'uncounted' : 'saved'
  if (fault !== null) return 'faulty'
  if (isError) return 'failed'
  return isOffline ? 'offline' : 'saving'
}

/** Sends a line; what the server saved is shown even if the line was edited meanwhile. */
const useSending = (deliveryId: number, { itemId, sent }: CheckLineView) => {
  const client = useQueryClient()
  const store = useStoreLine(deliveryId)
  const saving = useEndpointMutation(saveCheckLine, {
    failure: false,
    queued: 'absolute',
    scope: `check ${deliveryId} ${itemId}`,
    onSuccess: ({ saved }) => store(itemId, { saved }),
  })
  const send = (draft: LineDraft, onSaved: () => void) => {
    const line = toCounted(sent, draft)
    if (line === null || findLineFault(sent, draft) !== null) return
    const { sent: _, ...body } = line
    // A refusal may mean that another device closed the check.
    const onError = (error: unknown) => void (isRefusal(error) && refreshEndpoints(client, [readDeliveryCheck]))
    saving.mutate({ params: { id: deliveryId, itemId }, body }, { onSuccess: onSaved, onError })
  }
  return { saving, send }
}

/** DEL-013: a line that saves itself. What is typed is shown until the server has it, also after a failure. */
export const useLineSave = (deliveryId: number, line: CheckLineView) => {
  const [typed, setTyped] = useState<LineDraft>()
  const newest = useRef<LineDraft>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { saving, send } = useSending(deliveryId, line)
  const save = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    const draft = newest.current
    if (draft === undefined) return
    send(draft, () => {
      if (newest.current !== draft) return
      newest.current = undefined
      setTyped(undefined)
    })
  }
  const flush = () => {
    if (timer.current !== undefined) save()
  }
  const change = (draft: LineDraft, when: 'now' | 'soon') => {
    saving.reset()
    newest.current = draft
    setTyped(draft)
    clearTimeout(timer.current)
    timer.current = setTimeout(save, pauseMs)
    if (when === 'now') save()
  }
  const leave = useEffectEvent(flush)
  useEffect(() => () => leave(), [])
  const draft = typed ?? toDraft(line)
  const fault = typed === undefined ? null : findLineFault(line.sent, typed)
  const { isError, isPaused, isPending, error } = saving
  // A save also pauses while an older one of the same line is on its way.
  const isOffline = !useIsOnline() && isPaused
  const phase = findPhase({ line, typed, fault, isError, isOffline })
  // A save that has begun is counted by its own call.
  useUnsaved(typed === undefined || isPending ? 0 : 1)
  return { draft, phase, fault, error, change, flush, retry: save }
}

export type LineSave = ReturnType<typeof useLineSave>
