import { registerSerials, type TrackedProductView } from '@girassol/contract/warranties'
import { type JudgedSerial, readPastedSerials } from '@girassol/domain/warranties'
import { useState } from 'react'
import { formatCounted } from '../../lib/format.ts'
import { afterSave, useDraftedState } from '../../lib/use-drafted-state.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { announce } from '../../ui/live-region.tsx'
import { toast } from '../../ui/toaster.tsx'
import { lacksNumbers } from './lacks-numbers.ts'
import { useStoreSerials } from './use-store-serials.ts'

export type RegistrationProps = {
  readonly orderId: number
  readonly products: readonly TrackedProductView[]
  readonly onClose: () => void
}

/** The key of a product within its order: the items of two kits may have the same product. */
export const toProductKey = ({ itemId, code }: TrackedProductView): string => `${itemId} ${code}`

type Typed = { readonly product: string; readonly text: string }

type Judged = { readonly typed: Typed; readonly rows: readonly JudgedSerial[] }

const countOk = (rows: readonly JudgedSerial[]): number => rows.filter(({ verdict }) => verdict === 'OK').length

/** The choice does not change while the dialog is open, so that no number goes to another product than the shown one. */
const useChoices = (products: readonly TrackedProductView[]) =>
  useState(() => {
    const lacking = products.filter(lacksNumbers)
    return lacking.length > 0 ? lacking : products
  })[0]

type Sent = { readonly product: TrackedProductView; readonly serials: readonly string[]; readonly confirm: boolean }

const toRequest = (orderId: number, { product, serials, confirm }: Sent) => ({
  params: { id: orderId },
  body: { itemId: product.itemId, productCode: product.code, serials: [...serials], confirm },
})

const useStored = (orderId: number, promised: number, then: () => void) => {
  const store = useStoreSerials(orderId)
  return useEndpointMutation(registerSerials, {
    failure: false,
    isOnce: true,
    onSuccess: ({ rows, serials }) => {
      const done = countOk(rows)
      store(serials)
      if (done === promised) announce(formatCounted(done, 'número registrado.', 'números registrados.'))
      // Somebody else registered some of them after they were judged.
      else toast.info(`Registrados ${done} de ${promised}. Confira os números que faltam.`)
      then()
    },
  })
}

/** WAR-003: serial numbers as they are typed, judged by the server, and stored after the user confirmed it. */
export const useRegistration = ({ orderId, products, onClose }: RegistrationProps) => {
  const choices = useChoices(products)
  const [typed, setTyped, draft] = useDraftedState<Typed>(
    { product: '', text: '' },
    { form: 'serials', record: orderId, isTyped: ({ text }) => text.trim() !== '' },
  )
  const [judged, setJudged] = useState<Judged>()
  const product = choices.find((each) => toProductKey(each) === typed.product) ?? choices[0]
  const serials = readPastedSerials(typed.text)
  // The answer to an older text may arrive after the text was edited.
  const rows = judged?.typed === typed ? judged.rows : undefined
  const accepted = countOk(rows ?? [])
  const checking = useEndpointMutation(registerSerials, { failure: false })
  const storing = useStored(orderId, accepted, afterSave(draft, onClose))
  return {
    choices,
    product,
    text: typed.text,
    count: serials.length,
    rows,
    accepted,
    draft,
    error: storing.error ?? checking.error,
    isChecking: checking.isPending,
    isStoring: storing.isPending,
    change: (part: Partial<Typed>) => {
      setTyped({ ...typed, ...part })
      checking.reset()
      storing.reset()
    },
    check: () => {
      if (product === undefined) return
      storing.reset()
      checking.mutate(toRequest(orderId, { product, serials, confirm: false }), {
        onSuccess: (answer) => setJudged({ typed, rows: answer.rows }),
      })
    },
    store: () => {
      if (product !== undefined) storing.mutate(toRequest(orderId, { product, serials, confirm: true }))
    },
  }
}

export type RegistrationState = ReturnType<typeof useRegistration>
