import { addQuickOrder, type QuickPreview, type QuickRow } from '@girassol/contract/quick-order'
import { isAdded } from '@girassol/domain/quick-order'
import { toSentences } from '../../lib/api-error.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { cartScope, useCartCache } from '../cart/index.ts'

/** A row that can be put in the cart. */
export type ReadyRow = QuickRow & { readonly code: string; readonly quantity: number }

export const findReadyRows = (rows: readonly QuickRow[]): readonly ReadyRow[] =>
  rows.filter((row): row is ReadyRow => isAdded(row.verdict) && row.code !== null && row.quantity !== null)

export type Added = {
  /** The rows of the preview that are in the cart now. */
  readonly ready: readonly ReadyRow[]
  /** What differs from the preview: left out, or shipped later. */
  readonly differing: readonly QuickRow[]
}

/** The numbers of the rows that are not in the cart: what was merged into an added row is in it too. */
export const findLeftRows = (rows: readonly QuickRow[], { ready }: Pick<Added, 'ready'>): ReadonlySet<number> => {
  const codes = new Set<string | null>(ready.map(({ code }) => code))
  const isInCart = ({ code, verdict }: QuickRow) => codes.has(code) && (isAdded(verdict) || verdict === 'MERGED')
  return new Set(rows.filter((row) => !isInCart(row)).map(({ row }) => row))
}

export type AddEffects = {
  readonly onAdded: (added: Added) => void
  /** The cart changed since the preview: the rows must be judged again. */
  readonly onRefused: () => void
}

/** Puts the ready rows of a preview in the cart (FAST-007). */
export const useAddRows = ({ onAdded, onRefused }: AddEffects) => {
  const { answer } = useCartCache()
  const add = useEndpointMutation(addQuickOrder, { scope: cartScope, failure: false })
  return {
    isAdding: add.isPending,
    problem: add.error === null ? undefined : toSentences(add.error, 'Nada foi adicionado. Tente de novo.')[0],
    run: ({ rows, cartVersion }: QuickPreview) => {
      const ready = findReadyRows(rows)
      const body = {
        cartVersion,
        rows: ready.map(({ code, quantity, availability }) => ({
          code,
          quantity,
          ...(availability !== null && { availability }),
        })),
      }
      add.mutate(
        { body },
        {
          onSuccess: ({ cart, differing }) => {
            if (cart !== null) answer(cart)
            const leftOut = new Set(differing.filter(({ verdict }) => !isAdded(verdict)).map(({ row }) => row))
            onAdded({ ready: ready.filter((_, at) => !leftOut.has(at + 1)), differing })
          },
          onError: onRefused,
        },
      )
    },
  }
}
