import { checkGrid } from '@girassol/contract/grid'
import type { OrderView } from '@girassol/contract/orders'
import { type Supply, supplies } from '@girassol/domain/generator'
import { formatKilowatts, invertersBehindTransformer } from '@girassol/domain/grid'
import { IconCircleCheck, IconCirclesRelation, IconPlus } from '@tabler/icons-react'
import { formatReais } from '../../lib/format.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useAddItem, useItemQuantity } from '../cart/index.ts'
import classes from './grid-panel.module.css'
import type { CartInverter } from './use-cart-inverters.ts'

export type TransformerOfferProps = {
  readonly cart: OrderView
  readonly supply: Supply
  readonly inverters: readonly CartInverter[]
  /** The transformer that was added from here; '' without one. */
  readonly added: string
  readonly onAdded: (code: string) => void
}

const findItem = ({ invoiceItems }: OrderView, code: string | undefined) =>
  invoiceItems.find(({ productErpCode }) => productErpCode === code)

const useOffer = ({ supply, inverters }: TransformerOfferProps) => {
  const asked = inverters.map(({ powerW, phases, acVoltageV }) => ({
    powerW,
    phases: phases === 3 ? (3 as const) : (1 as const),
    ...(acVoltageV !== undefined && { acVoltageV }),
  }))
  const isNeeded = invertersBehindTransformer(inverters, supply).length > 0
  const request = { body: { supply, inverters: asked } }
  return { isNeeded, ...useEndpointQuery(checkGrid, request, { enabled: isNeeded, staleTime: 30_000 }) }
}

/** A transformer that was added and does not fit any more: nothing changes by itself. */
const Leftover = ({ cart, code }: { readonly cart: OrderView; readonly code: string }) => {
  const item = findItem(cart, code)
  const change = useItemQuantity()
  if (item === undefined) return null
  const remove = (
    <ActionButton label="Remover" name={`Remover ${item.productName}`} onRun={() => void change(item, 0)} />
  )
  return (
    <Notice tone="attention" isInline action={remove}>
      O transformador do carrinho não é mais o indicado: {item.productName}.
    </Notice>
  )
}

const Fitting = ({ supply, inverters }: Pick<TransformerOfferProps, 'supply' | 'inverters'>) => (
  <div className={classes.fact}>
    <IconCircleCheck size={18} aria-hidden className={classes.good} />
    <div>
      <h3>Transformador não precisa</h3>
      <p className={classes.note}>
        {inverters.length === 1 ? 'O inversor liga' : 'Os inversores ligam'} direto na ligação{' '}
        {supplies[supply].label.toLowerCase().replace(' v', ' V')}
      </p>
    </div>
  </div>
)

type Offered = NonNullable<NonNullable<ReturnType<typeof useOffer>['data']>['transformer']>

const volts = ({ kva, inputV, outputV }: Offered) => `${kva.toLocaleString('pt-BR')} kVA · ${inputV}/${outputV} V`

const Offer = ({ offered, ...props }: TransformerOfferProps & { readonly offered: Offered }) => {
  const { cart, supply, inverters, onAdded } = props
  const add = useAddItem()
  const change = useItemQuantity()
  const item = findItem(cart, offered.code)
  const powerW = invertersBehindTransformer(inverters, supply).reduce((sum, each) => sum + each.powerW, 0)
  const put = () =>
    add.mutate({ body: { erpCode: offered.code, quantity: 1 } }, { onSuccess: () => onAdded(offered.code) })
  return (
    <div className={classes.fact}>
      <IconCirclesRelation size={18} aria-hidden />
      <div>
        <h3>Transformador de {volts(offered)}</h3>
        <p className={classes.note}>
          para {formatKilowatts(powerW)}
          {offered.price !== null && ` · ${formatReais(offered.price)}`}
        </p>
        {item === undefined ? (
          <>
            <ActionButton
              label="Adicionar transformador"
              icon={<IconPlus size={16} aria-hidden />}
              isRunning={add.isPending}
              onRun={put}
            />
            <p className={classes.note}>Só entra no kit com este clique.</p>
          </>
        ) : (
          <p className={classes.inKit}>
            <span>No kit</span>
            <ActionButton
              label="Remover"
              name="Remover transformador"
              variant="text"
              onRun={() => void change(item, 0)}
            />
          </p>
        )}
      </div>
    </div>
  )
}

/** The transformer of the catalogue that the kit needs, added only by a click (GRID-004). */
export const TransformerOffer = (props: TransformerOfferProps) => {
  const { cart, added } = props
  const { isNeeded, data } = useOffer(props)
  const offered = isNeeded ? data?.transformer : undefined
  const isLeftover = added !== '' && added !== offered?.code && (!isNeeded || data !== undefined)
  return (
    <div className={classes.part}>
      {!isNeeded && <Fitting {...props} />}
      {offered !== undefined && offered !== null && <Offer {...props} offered={offered} />}
      {offered === null && (
        <Notice tone="attention" isInline>
          Exige transformador para a ligação elétrica informada.
        </Notice>
      )}
      {isLeftover && <Leftover cart={cart} code={added} />}
    </div>
  )
}
