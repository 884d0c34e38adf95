import { Select } from '@mantine/core'
import { useState } from 'react'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ChoiceChips } from '../../../ui/choice-chips.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NumberTextField } from '../../../ui/number-text-field.tsx'
import { PlaceFields } from './place-fields.tsx'
import { ReturnSection } from './return-section.tsx'
import classes from './size-dialog.module.css'
import { SizingField as Field, type FormProps } from './sizing-field.tsx'
import {
  type ConsumptionKind,
  consumptionKinds,
  emptySizing,
  monthRules,
  readCityCode,
  readMonth,
  readSizing,
  type Sizing,
  type SizingForm,
} from './sizing-form.ts'
import { useSizingBasis } from './use-sizing-basis.ts'

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

const RoofFields = ({ form, change }: FormProps) => (
  <>
    <PlaceFields form={form} change={change} />
    <div className={classes.row}>
      <Select
        label="Orientação dos módulos"
        data={[{ value: '', label: 'Para o equador' }, ...directions]}
        value={form.azimuth}
        allowDeselect={false}
        onChange={(azimuth) => change({ azimuth: azimuth ?? '' })}
      />
      <Field form={form} change={change} name="tilt" label="Inclinação" unitMark="graus" />
    </div>
    <div className={classes.row}>
      <Field form={form} change={change} name="shading" label="Sombreamento" unitMark="%" />
      <Field form={form} change={change} name="cover" label="Parte do consumo" unitMark="%" />
    </div>
  </>
)

const spelled = (value: number, least: number, most = least): string =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: least, maximumFractionDigits: most })

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
      {spelled(sizing.settings.performanceRatio, 0, 2)}%.
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
  const { basis, error, retry } = useSizingBasis(readCityCode(form))
  const sizing = readSizing(form, basis)
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
        {error !== null && <ErrorState error={error} onRetry={retry} />}
        {sizing && <Result sizing={sizing} />}
        {sizing && <ReturnSection form={form} change={change} sizing={sizing} />}
      </div>
    </Dialog>
  )
}
