import type { ProposalView } from '@girassol/contract/proposals'
import { type Phases, phaseNames } from '@girassol/domain/energy'
import { monthNames } from '@girassol/domain/shared'
import { Select } from '@mantine/core'
import { useToday } from '../../../lib/use-now.ts'
import { Card } from '../../../ui/card.tsx'
import { ChoiceChips } from '../../../ui/choice-chips.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import classes from './editor.module.css'
import { type SectionProps, UnitField } from './fields.tsx'
import { listConsumption } from './live-results.ts'
import type { ConsumptionKind } from './proposal-form.ts'
import { formatKwh, formatMonth } from './shown-text.ts'
import { TariffSource, UtilityFields, useUtilities } from './utility-fields.tsx'

const kinds = [
  { id: 'average', label: 'Média do mês' },
  { id: 'months', label: 'Doze meses' },
  { id: 'bill', label: 'Valor da conta' },
] as const

const shortNames = monthNames.map((name) => name.slice(0, 3))

const MonthFields = ({ form }: SectionProps) => {
  const { consumption } = form.values
  const change = (at: number, kwh: number | null) =>
    form.change({
      consumption: { ...consumption, months: consumption.months.map((each, index) => (index === at ? kwh : each)) },
    })
  return (
    <fieldset className={classes.months}>
      <legend>kWh de cada mês</legend>
      {shortNames.map((name, index) => (
        <NumberField
          key={name}
          label={name}
          value={consumption.months[index] ?? null}
          decimals={1}
          isNegativeAllowed={false}
          onChange={(kwh) => change(index, kwh)}
        />
      ))}
    </fieldset>
  )
}

/** YLD-017: a bill shows the energy that it stands for before it is used. */
const BillFields = ({ form }: SectionProps) => {
  const [kwh] = listConsumption(form.values) ?? []
  return (
    <>
      <UnitField form={form} name="consumption.bill" mark="R$" decimals={2} leastDecimals={2} />
      <UnitField form={form} name="consumption.lighting" mark="R$" decimals={2} leastDecimals={2} />
      <p className={classes.read}>
        {kwh === undefined ? 'Informe a conta e a tarifa para ver o consumo.' : `São ${formatKwh(kwh)} kWh por mês.`}
      </p>
    </>
  )
}

const phaseLabels: Readonly<Record<Phases, string>> = { MONO: 'Monofásica', BI: 'Bifásica', TRI: 'Trifásica' }
const phases = phaseNames.map((value) => ({ value, label: phaseLabels[value] }))

const monthsAhead = 24

/** The next two years, and the month of the proposal if it is earlier. */
const listMonths = (start: string, today: string) => {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const ahead = Array.from({ length: monthsAhead }, (_, index) => {
    const at = year * 12 + month - 1 + index
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
  return [...new Set([start, ...ahead])].toSorted().map((value) => {
    const [startYear = 0, startMonth = 0] = value.split('-').map(Number)
    return { value, label: formatMonth(startYear, startMonth) }
  })
}

const ChoiceField = ({
  form,
  name,
  data,
}: SectionProps & {
  readonly name: 'energy.phases' | 'energy.start'
  readonly data: readonly { readonly value: string; readonly label: string }[]
}) => {
  const { value, onChange, ...field } = form.getFieldProps(name)
  return <Select {...field} data={[...data]} value={String(value)} onChange={onChange} allowDeselect={false} />
}

const AssumptionFields = ({ form }: SectionProps) => (
  <>
    <ChoiceField form={form} name="energy.phases" data={phases} />
    <UnitField form={form} name="energy.simultaneity" mark="%" decimals={2} />
    <UnitField form={form} name="energy.tariffRise" mark="% ao ano" decimals={2} leastDecimals={2} />
    <ChoiceField form={form} name="energy.start" data={listMonths(form.values.energy.start, useToday())} />
  </>
)

type SavedEnergy = { readonly saved: ProposalView['energy'] }

/** What the customer consumes and pays for it. */
export const ConsumptionSection = ({ form, saved }: SectionProps & SavedEnergy) => {
  const { consumption } = form.values
  const { kind } = consumption
  const utilities = useUtilities()
  return (
    <Card
      title="Consumo e tarifa"
      aside={
        <ChoiceChips
          label="Como o consumo é informado"
          options={kinds}
          current={kind}
          onChange={(next) => form.change({ consumption: { ...consumption, kind: next as ConsumptionKind } })}
        />
      }
    >
      {kind === 'months' && <MonthFields form={form} />}
      {kind === 'bill' && (
        <div className={classes.bill}>
          <BillFields form={form} />
        </div>
      )}
      <div className={kind === 'average' ? classes.four : classes.three}>
        {kind === 'average' && <UnitField form={form} name="consumption.average" mark="kWh/mês" decimals={1} />}
        <UtilityFields form={form} saved={saved} utilities={utilities} />
      </div>
      <TariffSource form={form} saved={saved} utilities={utilities} />
      <div className={classes.four}>
        <AssumptionFields form={form} />
      </div>
    </Card>
  )
}
