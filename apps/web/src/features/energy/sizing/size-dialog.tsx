import { usualEnergySettings } from '@girassol/domain/energy'
import { type BrazilState, brazilStateNames } from '@girassol/domain/shared'
import { Select } from '@mantine/core'
import { useState } from 'react'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ChoiceChips } from '../../../ui/choice-chips.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NumberTextField } from '../../../ui/number-text-field.tsx'
import classes from './size-dialog.module.css'
import {
  type ConsumptionKind,
  consumptionKinds,
  emptySizing,
  findSizingError,
  monthRules,
  type NumberFieldName,
  readMonth,
  readSizing,
  type Sizing,
  type SizingForm,
  sizingRules,
} from './sizing-form.ts'

type FormProps = { readonly form: SizingForm; readonly change: (change: Partial<SizingForm>) => void }
type FieldProps = FormProps & {
  readonly name: NumberFieldName
  readonly label: string
  readonly unitMark?: string
}

const Field = ({ form, change, name, ...shown }: FieldProps) => (
  <NumberTextField
    {...shown}
    rules={sizingRules(name)}
    text={form[name]}
    error={findSizingError(form, name)}
    onType={(text) => change({ [name]: text })}
  />
)

const monthNames = ['Jan', 'Fev', 'Mar', 'Abr', 'Mai', 'Jun', 'Jul', 'Ago', 'Set', 'Out', 'Nov', 'Dez'] as const

const MonthFields = ({ form, change }: FormProps) => (
  <div className={classes.months}>
    <p className={classes.unit}>kWh de cada mês</p>
    {monthNames.map((name, index) => (
      <NumberTextField
        key={name}
        label={name}
        rules={monthRules}
        text={form.months[index] ?? ''}
        error={readMonth(form.months[index] ?? '').error}
        onType={(text) => change({ months: form.months.map((month, at) => (at === index ? text : month)) })}
      />
    ))}
  </div>
)

const ConsumptionFields = ({ form, change }: FormProps) => {
  if (form.kind === 'average')
    return (
      <div className={classes.row}>
        <Field form={form} change={change} name="average" label="Consumo médio por mês" unitMark="kWh" />
      </div>
    )
  if (form.kind === 'months') return <MonthFields form={form} change={change} />
  return (
    <div className={classes.three}>
      <Field form={form} change={change} name="bill" label="Valor da conta" unitMark="R$" />
      <Field form={form} change={change} name="lighting" label="Iluminação pública" unitMark="R$" />
      <Field form={form} change={change} name="tariff" label="Tarifa (R$/kWh)" />
    </div>
  )
}

const directions = ['Norte', 'Nordeste', 'Leste', 'Sudeste', 'Sul', 'Sudoeste', 'Oeste', 'Noroeste'].map(
  (label, eighth) => ({ value: String(eighth * 45), label }),
)

const states = Object.entries(brazilStateNames).map(([value, label]) => ({ value, label }))

const RoofFields = ({ form, change }: FormProps) => (
  <>
    <div className={classes.row}>
      <Select
        label="Estado da instalação"
        placeholder="Selecione"
        searchable
        data={states}
        value={form.state === '' ? null : form.state}
        onChange={(state) => change({ state: (state ?? '') as BrazilState | '' })}
      />
      <Select
        label="Orientação dos módulos"
        data={[{ value: '', label: 'Para o equador' }, ...directions]}
        value={form.azimuth}
        allowDeselect={false}
        onChange={(azimuth) => change({ azimuth: azimuth ?? '' })}
      />
    </div>
    <div className={classes.three}>
      <Field form={form} change={change} name="tilt" label="Inclinação" unitMark="graus" />
      <Field form={form} change={change} name="shading" label="Sombreamento" unitMark="%" />
      <Field form={form} change={change} name="cover" label="Parte do consumo" unitMark="%" />
    </div>
  </>
)

const spelled = (value: number, decimals: number): string =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

/** The steps from the consumption to the power, before the power is used (YLD-017). */
const Result = ({ sizing }: { readonly sizing: Sizing }) => (
  <div className={classes.result}>
    <Facts
      items={[
        { label: 'Consumo por mês', value: `${spelled(sizing.annualConsumption / 12, 0)} kWh` },
        { label: 'Geração por kWp ao ano', value: `${spelled(sizing.specific, 1)} kWh` },
        { label: 'Potência', value: `${spelled(sizing.kwp, 2)} kWp` },
      ]}
    />
    {sizing.capped && (
      <Notice tone="attention" isInline>
        O consumo pede mais que o máximo de 200 kWp.
      </Notice>
    )}
    <p className={classes.source}>
      Irradiação de {sizing.irradiation.cityName}: {sizing.irradiation.source}. Desempenho de{' '}
      {usualEnergySettings.performanceRatio}%.
    </p>
  </div>
)

export type SizeDialogProps = {
  /** Gets the power in kWp as text: '5,47'. */
  readonly onUse: (power: string) => void
  readonly onClose: () => void
}

/** The power that covers the consumption of a building, from its bill (YLD-016, YLD-017). */
export const SizeDialog = ({ onUse, onClose }: SizeDialogProps) => {
  const [form, setForm] = useState(emptySizing)
  const change = (changed: Partial<SizingForm>) => setForm((current) => ({ ...current, ...changed }))
  const sizing = readSizing(form)
  const use = ({ kwp }: Sizing) => {
    onUse(spelled(kwp, 2))
    onClose()
  }
  return (
    <Dialog
      isOpen
      title="Dimensionar pela conta"
      onClose={onClose}
      footer={
        <>
          <ActionButton label="Cancelar" variant="text" onRun={onClose} />
          <ActionButton
            label={sizing === undefined ? 'Usar a potência' : `Usar ${spelled(sizing.kwp, 2)} kWp`}
            variant="next"
            permission={
              sizing === undefined ? { allowed: false, reason: 'Informe o consumo e o estado.' } : { allowed: true }
            }
            onRun={() => sizing && use(sizing)}
          />
        </>
      }
    >
      <div className={classes.form}>
        <ChoiceChips
          label="Consumo"
          options={Object.entries(consumptionKinds).map(([id, label]) => ({ id, label }))}
          current={form.kind}
          onChange={(kind) => change({ kind: kind as ConsumptionKind })}
        />
        <ConsumptionFields form={form} change={change} />
        <RoofFields form={form} change={change} />
        {sizing && <Result sizing={sizing} />}
      </div>
    </Dialog>
  )
}
