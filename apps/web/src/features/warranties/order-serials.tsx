import { listSerials, type OrderSerialsView, type SerialView } from '@girassol/contract/warranties'
import { useState } from 'react'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { lacksNumbers } from './lacks-numbers.ts'
import { ProductSerials } from './product-serials.tsx'

const loadRegister = async () => (await import('./register-dialog.tsx')).RegisterDialog
const RegisterDialog = lazyDialog(loadRegister)
const RemoveSerialDialog = lazyDialog(async () => (await import('./remove-serial-dialog.tsx')).RemoveSerialDialog)

type Loaded = { readonly orderId: number; readonly found: OrderSerialsView }

/** C-204: the button, or why numbers cannot be entered now; nothing for those who never enter any. */
const Registration = ({ orderId, found }: Loaded) => {
  const [isOpen, setOpen] = useState(false)
  const { products, mayRegister, refusal } = found
  const isOffered = mayRegister && products.some(lacksNumbers)
  return (
    <>
      {refusal}
      {refusal === null && isOffered && (
        <ActionButton label="Registrar números" load={loadRegister} onRun={() => setOpen(true)} />
      )}
      {isOpen && <RegisterDialog orderId={orderId} products={products} onClose={() => setOpen(false)} />}
    </>
  )
}

const SerialsCard = ({ orderId, found }: Loaded) => {
  const [removed, setRemoved] = useState<SerialView>()
  return (
    <section aria-label="Números de série">
      <Card title="Números de série" aside={<Registration orderId={orderId} found={found} />} isFlush>
        {found.products.map((product) => (
          <ProductSerials key={`${product.itemId} ${product.code}`} product={product} onRemove={setRemoved} />
        ))}
      </Card>
      {removed !== undefined && (
        <RemoveSerialDialog orderId={orderId} serial={removed} onClose={() => setRemoved(undefined)} />
      )}
    </section>
  )
}

/** Before numbers can be entered, the card would only say that there are none. */
const isWorthShowing = ({ products, mayRegister }: OrderSerialsView): boolean =>
  products.some(({ serials }) => serials.length > 0) || (mayRegister && products.length > 0)

/** WAR-001, C-204: the serial numbers of an order, once it has some or they can be entered. */
export const OrderSerials = ({ orderId }: { readonly orderId: number }) => {
  const { data, error, isFetching, refetch } = useEndpointQuery(listSerials, { params: { id: orderId } })
  if (data !== undefined) return isWorthShowing(data) && <SerialsCard orderId={orderId} found={data} />
  if (error === null) return <SkeletonLines lines={3} />
  return (
    <ErrorState
      title="Os números de série não foram carregados."
      error={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  )
}
