import { listOrderLog, listOrders, type OrderView, showOrder } from '@girassol/contract/orders'
import {
  approveTriangulation,
  createTriangulation,
  showTriangulation,
  type TriangulationView,
  updateTriangulation,
} from '@girassol/contract/triangulation'
import { triangulationRefusals } from '@girassol/domain/triangulation'
import { useState } from 'react'
import { type ApiError, isRefusal, toSentences } from '../../lib/api-error.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { toast } from '../../ui/toaster.tsx'
import { isModified, type OperationSettingsDraft, toSaveBody, toTriangulationDraft } from './operation-draft.ts'

const refreshes = [showTriangulation, showOrder, listOrders, listOrderLog]
const options = { failure: false, refreshes } as const

/** The draft and the server's version it is based on. A newer version replaces an unchanged draft. */
const useDraft = (view: TriangulationView) => {
  const [state, setState] = useState({ base: view, draft: toTriangulationDraft(view) })
  const [seen, setSeen] = useState(view)
  const modified = isModified(state.draft, toTriangulationDraft(state.base))
  const adopt = (base: TriangulationView) => setState({ base, draft: toTriangulationDraft(base) })
  if (seen !== view) {
    setSeen(view)
    if (!modified) adopt(view)
  }
  return {
    base: state.base,
    draft: state.draft,
    modified,
    adopt,
    change: (part: (draft: OperationSettingsDraft) => Partial<OperationSettingsDraft>) =>
      setState((before) => ({ ...before, draft: { ...before.draft, ...part(before.draft) } })),
  }
}

const useSaveCall = (version: number) => {
  const create = useEndpointMutation(createTriangulation, options)
  const update = useEndpointMutation(updateTriangulation, options)
  return version === 0 ? create : update
}

export type Loaded = {
  readonly order: OrderView
  readonly view: TriangulationView
  /** Reads the operation again; undefined when that failed. */
  readonly readAgain: () => Promise<TriangulationView | undefined>
}

export type SaveState = 'unchanged' | 'modified' | 'saving'

/** The server's reason for a refusal, to be shown where the user acted; a failure is a toast. */
const useRefusal = () => {
  const [refusal, setRefusal] = useState<ApiError>()
  return {
    refusal,
    forget: () => setRefusal(undefined),
    failAs: (sentence: string) => (error: unknown) => {
      if (isRefusal(error)) setRefusal(error)
      else toast.failures(toSentences(error, sentence))
    },
  }
}

type Draft = ReturnType<typeof useDraft>
type Refusing = ReturnType<typeof useRefusal>

/** TRI-017, TRI-029: saves the draft; without a customer it shows the error at the field. */
const useSaving = (orderId: number, { base, draft, modified, adopt }: Draft, { forget, failAs }: Refusing) => {
  const [customerError, setCustomerError] = useState<string>()
  const [savedAt, setSavedAt] = useState<string>()
  const call = useSaveCall(base.version)
  const state: SaveState = call.isPending ? 'saving' : modified ? 'modified' : 'unchanged'
  const onSuccess = (saved: TriangulationView) => {
    adopt(saved)
    setSavedAt(new Date().toISOString())
  }
  const save = () => {
    if (state !== 'modified') return
    forget()
    if (draft.customer === null) return setCustomerError(triangulationRefusals.customerMissing)
    const body = toSaveBody(draft, { version: base.version, now: new Date().toISOString() })
    call.mutate({ params: { id: orderId }, body }, { onSuccess, onError: failAs('Erro ao salvar alterações') })
  }
  return { state, savedAt, customerError, save, forgetCustomerError: () => setCustomerError(undefined) }
}

/** One operation while it is filled in: unchanged → modified → saving → unchanged, or modified again (TRI-005). */
export const useOperation = ({ order, view, readAgain }: Loaded) => {
  const drafted = useDraft(view)
  const refusing = useRefusal()
  const { forgetCustomerError, ...saving } = useSaving(order.id, drafted, refusing)
  const release = useEndpointMutation(approveTriangulation, options)
  const { base, draft, adopt, change } = drafted
  return {
    base,
    draft,
    ...saving,
    refusal: refusing.refusal,
    isReleasing: release.isPending,
    change: (part: (draft: OperationSettingsDraft) => Partial<OperationSettingsDraft>) => {
      if (saving.state === 'saving') return
      forgetCustomerError()
      change(part)
    },
    /** TRI-030: `onDone` runs whatever the response. */
    release: (onDone: () => void) => {
      refusing.forget()
      const request = { params: { id: order.id }, body: { version: base.version } }
      const onError = refusing.failAs('Erro ao liberar operação')
      release.mutate(request, { onSuccess: adopt, onError, onSettled: onDone })
    },
    /** Discards the changes and shows what is stored now. */
    showStored: async () => {
      const stored = await readAgain()
      if (stored === undefined) return
      refusing.forget()
      adopt(stored)
    },
  }
}
export type OperationState = ReturnType<typeof useOperation>
