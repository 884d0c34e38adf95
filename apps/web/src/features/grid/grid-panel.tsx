import type { OrderView } from '@girassol/contract/orders'
import { supplies } from '@girassol/domain/generator'
import { checkGrid, formatKilowatts, type GridCheck, type GridRemark } from '@girassol/domain/grid'
import { Select } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useDraftedState } from '../../lib/use-drafted-state.ts'
import { Card } from '../../ui/card.tsx'
import { announce } from '../../ui/live-region.tsx'
import { Notice } from '../../ui/notice.tsx'
import { NumberTextField } from '../../ui/number-text-field.tsx'
import { optional } from '../../ui/optional-label.tsx'
import { AvailablePower } from './available-power.tsx'
import { breakerRules, findBreakerError, type GridForm, gridFormOf, isSupply, readBreaker } from './grid-form.ts'
import classes from './grid-panel.module.css'
import { PhaseSpread } from './phase-spread.tsx'
import { TransformerOffer } from './transformer-offer.tsx'
import { type CartInverter, useCartInverters } from './use-cart-inverters.ts'

type FormProps = { readonly form: GridForm; readonly change: (part: Partial<GridForm>) => void }

const supplyOptions = [
  { value: '', label: 'Não informada' },
  ...Object.entries(supplies).map(([value, { label }]) => ({ value, label })),
]

const Fields = ({ form, change }: FormProps) => (
  <div className={classes.fields}>
    <Select
      label="Ligação elétrica"
      data={supplyOptions}
      value={form.supply}
      allowDeselect={false}
      onChange={(supply) => change({ supply: isSupply(supply) ? supply : '' })}
    />
    <NumberTextField
      label={optional('Disjuntor do padrão')}
      unitMark="A"
      rules={breakerRules}
      text={form.breaker}
      error={findBreakerError(form.breaker)}
      onType={(breaker) => change({ breaker })}
    />
  </div>
)

const remarkText = ({ text, figures }: GridRemark) => (figures === null ? `${text}.` : `${text}. ${figures}.`)

const Remarks = ({ remarks }: Pick<GridCheck, 'remarks'>) => (
  <div className={classes.remarks}>
    {remarks.map((remark) => (
      <Notice key={remark.code} tone="attention">
        {remarkText(remark)}
      </Notice>
    ))}
  </div>
)

const Status = ({ check: { remarks, availableW } }: { readonly check: GridCheck }) => {
  if (remarks.length > 0) {
    return (
      <span className={classes.status} data-tone="attention">
        <IconAlertTriangle size={16} aria-hidden /> Atenção
      </span>
    )
  }
  if (availableW === null) return null
  return (
    <span className={classes.status} data-tone="good">
      <IconCircleCheck size={16} aria-hidden /> Cabe na ligação
    </span>
  )
}

const withoutUnit = (watts: number) => formatKilowatts(watts).replace(' kW', '')

const MicroGeneration = ({ outputW }: Pick<GridCheck, 'outputW'>) => (
  <div className={classes.part}>
    <div className={classes.fact}>
      <IconCircleCheck size={18} aria-hidden className={classes.good} />
      <div>
        <h3>Microgeração</h3>
        <p className={classes.note}>{withoutUnit(outputW)} de 75,00 kW CA</p>
      </div>
    </div>
  </div>
)

/** What is heard once the figures have settled. */
const useAnnounced = ({ availableW, outputW }: GridCheck) => {
  const text =
    availableW === null ? '' : `Disponível ${formatKilowatts(availableW)}, inversores ${formatKilowatts(outputW)}.`
  useEffect(() => {
    if (text !== '') announce(text)
  }, [text])
}

type CheckedProps = FormProps & { readonly cart: OrderView; readonly inverters: readonly CartInverter[] }

const Checked = ({ cart, inverters, form, change }: CheckedProps) => {
  const supply = form.supply === '' ? undefined : form.supply
  const breakerA = readBreaker(form.breaker)
  const check = checkGrid({ supply, breakerA, inverters })
  const { remarks, outputW, spread } = check
  useAnnounced(check)
  return (
    <Card title="Rede do cliente" isFlush aside={<Status check={check} />}>
      {remarks.length > 0 && <Remarks remarks={remarks} />}
      <Fields form={form} change={change} />
      {supply !== undefined && breakerA !== undefined && (
        <AvailablePower check={check} connection={{ supply, breakerA }} inverters={inverters} />
      )}
      {spread !== null && <PhaseSpread spread={spread} inverters={inverters} />}
      <div className={classes.halves}>
        {supply !== undefined && (
          <TransformerOffer
            cart={cart}
            supply={supply}
            inverters={inverters}
            added={form.added}
            onAdded={(added) => change({ added })}
          />
        )}
        {remarks.every(({ code }) => code !== 'MINI') && <MicroGeneration outputW={outputW} />}
      </div>
    </Card>
  )
}

/**
 * Whether the inverters of the cart fit the connection of the customer, the phases to connect them to, and a
 * transformer where one is needed; computed with the rules of `POST grid/check` (GRID-001 to GRID-005).
 */
export const GridPanel = ({ cart }: { readonly cart: OrderView }) => {
  const initial = gridFormOf(cart)
  const [form, setForm] = useDraftedState(initial, { form: 'grid', record: cart.id, version: initial.supply })
  const inverters = useCartInverters(cart)
  if (inverters === undefined || inverters.length === 0) return null
  const change = (part: Partial<GridForm>) => setForm((before) => ({ ...before, ...part }))
  return <Checked cart={cart} inverters={inverters} form={form} change={change} />
}
