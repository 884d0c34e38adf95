import type { SerialView, TrackedProductView } from '@girassol/contract/warranties'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatCount } from '../../lib/format.ts'
import { CardRow } from '../../ui/card.tsx'
import { countNumbered } from './lacks-numbers.ts'
import { SerialRow } from './serial-row.tsx'
import classes from './warranties.module.css'

/** An order may have thousands of numbers: so many of each product are shown at first. */
const firstShown = 10

/** '7 de 10 números' */
const describeCount = (product: TrackedProductView): string =>
  `${formatCount(countNumbered(product))} de ${formatCount(product.units)} ${product.units === 1 ? 'número' : 'números'}`

type ProductSerialsProps = {
  readonly product: TrackedProductView
  readonly onRemove: (serial: SerialView) => void
}

/** A product of the order: how many of its units have a serial number, and which (WAR-001). */
export const ProductSerials = ({ product, onRemove }: ProductSerialsProps) => {
  const [showsAll, setShowsAll] = useState(false)
  const { name, code, serials } = product
  const shown = showsAll ? serials : serials.slice(0, firstShown)
  return (
    <CardRow>
      <article className={classes.product} aria-label={name}>
        <header>
          <h3>{name}</h3>
          <span className={classes.dim}>{code}</span>
          <span className={classes.count}>{describeCount(product)}</span>
        </header>
        {shown.length > 0 && (
          <ul aria-label={`Números de série de ${name}`}>
            {shown.map((serial) => (
              <SerialRow key={serial.id} serial={serial} onRemove={onRemove} />
            ))}
          </ul>
        )}
        {serials.length > firstShown && (
          <div>
            <Button variant="default" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? 'Mostrar menos' : `Mostrar todos (${formatCount(serials.length)})`}
            </Button>
          </div>
        )}
      </article>
    </CardRow>
  )
}
