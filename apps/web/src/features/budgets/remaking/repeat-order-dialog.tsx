import { type RepeatedOrder, readCart, repeatOrder } from '@girassol/contract/cart'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { isRefusal } from '../../../lib/api-error.ts'
import { formatReais } from '../../../lib/format.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toSummaryPath } from '../../cart/index.ts'

export type RepeatOrderDialogProps = {
  readonly order: { readonly id: number }
  readonly onClose: () => void
}

type Item = RepeatedOrder['items'][number]

const priceText = ({ unitValue: { before, after } }: Item): string =>
  before === null || after === null ? '' : `: ${formatReais(before)} → ${formatReais(after)}`

/** The text about a changed item; nothing for an unchanged one. */
const changeText = (item: Item): string | undefined =>
  ({
    discontinued: 'saiu de linha e ficou de fora',
    outOfStock: 'sem estoque, ficou de fora',
    dearer: `mais caro${priceText(item)}`,
    cheaper: `mais barato${priceText(item)}`,
    otherDate: 'outro prazo de embarque',
    same: undefined,
  })[item.state]

const Changes = ({ items, branch }: RepeatedOrder) => {
  const changed = items.filter((item) => changeText(item) !== undefined)
  if (changed.length === 0 && branch === null) return <p>Nada mudou: os preços e prazos são os mesmos.</p>
  return (
    <ul aria-label="O que mudou">
      {branch !== null && (
        <li>
          Outra filial: {branch.before} → {branch.after}
        </li>
      )}
      {changed.map((item) => (
        <li key={item.productErpCode}>
          {item.productName}: {changeText(item)}
        </li>
      ))}
    </ul>
  )
}

/** USE-017: copies the items of an order or budget to a cart for another customer, and lists what changed since. */
export const RepeatOrderDialog = ({ order, onClose }: RepeatOrderDialogProps) => {
  const navigate = useNavigate()
  const [repeated, setRepeated] = useState<RepeatedOrder>()
  const repeating = useEndpointMutation(repeatOrder, {
    refreshes: [readCart],
    failure: 'Não deu para repetir o pedido. Tente de novo.',
    onSuccess: setRepeated,
  })
  const refusal = isRefusal(repeating.error) ? repeating.error : undefined
  const mustReplace = refusal?.reason === 'cartNotEmpty'
  const run = () => {
    if (repeated === undefined) {
      repeating.mutate({ params: { id: order.id }, body: { replaceItems: mustReplace } })
      return
    }
    onClose()
    void navigate({ href: toSummaryPath(repeated.cart.type) })
  }
  return (
    <Dialog
      isOpen
      title={`Repetir ${order.id} para outro cliente`}
      onClose={onClose}
      footer={
        <DialogActions
          verb={repeated ? 'Ver o carrinho' : mustReplace ? 'Trocar o carrinho' : 'Pôr no carrinho'}
          runningVerb="Repetindo…"
          isRunning={repeating.isPending}
          onRun={run}
          onCancel={onClose}
        />
      }
    >
      {repeated === undefined ? (
        <p>Os itens vão para o carrinho com os preços de hoje. O cliente, a entrega e o desconto ficam no original.</p>
      ) : (
        <Changes {...repeated} />
      )}
      {refusal !== undefined && (
        <Notice tone={mustReplace ? 'attention' : 'danger'} isAlert isInline>
          {refusal.message}
        </Notice>
      )}
    </Dialog>
  )
}
