import type { ProductView } from '@girassol/contract/catalogue'
import { formatCount, formatDate } from '../../../lib/format.ts'
import { Tip } from '../../../ui/tip.tsx'
import { AvailabilityText } from '../../cart/index.ts'

/** HOLD-002: what others hold is said beside what is in stock and what is free. */
const stockText = (free: number, held: number, boardingDate: string | null) => {
  const stock = `Estoque atual: ${formatCount(free + held)}`
  const now = held === 0 ? stock : `${stock} · reservadas: ${formatCount(held)} · disponíveis: ${formatCount(free)}`
  return boardingDate === null ? now : `${now} · próximo embarque em ${formatDate(boardingDate)}`
}

/** The dispatch date; for users who may see stock also the current stock and the next arrival (STORE-025). */
export const ProductAvailability = ({ product }: { readonly product: ProductView }) => {
  const { availability, remainingQuantity, heldQuantity = 0, boardingDate } = product
  if (remainingQuantity === null) return <AvailabilityText availability={availability} />
  const stock = stockText(remainingQuantity, heldQuantity, boardingDate)
  return (
    <Tip label={stock}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the stock must be reachable by keyboard */}
      <span tabIndex={0}>
        <AvailabilityText availability={availability} />
        <span className="hidden-visually">. {stock}</span>
      </span>
    </Tip>
  )
}
