import type { Phases } from '@girassol/domain/energy'
import { Select } from '@mantine/core'
import { useState } from 'react'
import { formatCents } from '../../../lib/format.ts'
import { useToday } from '../../../lib/use-now.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NumberTextField } from '../../../ui/number-text-field.tsx'
import { findFioBError, readReturn, type ShownReturn } from './return-form.ts'
import classes from './size-dialog.module.css'
import { type FormProps, SizingField } from './sizing-field.tsx'
import { type Sizing, sizingRules } from './sizing-form.ts'

type Props = FormProps & { readonly sizing: Sizing }

const supplies: readonly { readonly value: Phases; readonly label: string }[] = [
  { value: 'MONO', label: 'Monofásica' },
  { value: 'BI', label: 'Bifásica' },
  { value: 'TRI', label: 'Trifásica' },
]

const ReturnFields = ({ form, change }: FormProps) => (
  <>
    <div className={classes.row}>
      <SizingField form={form} change={change} name="investment" label="Investimento" unitMark="R$" />
      <Select
        label="Ligação da unidade"
        placeholder="Selecione"
        data={[...supplies]}
        value={form.phases === '' ? null : form.phases}
        onChange={(phases) => change({ phases: (phases ?? '') as Phases | '' })}
      />
    </div>
    <div className={classes.row}>
      {form.kind !== 'bill' && <SizingField form={form} change={change} name="tariff" label="Tarifa (R$/kWh)" />}
      <NumberTextField
        label="Fio B (R$/kWh)"
        rules={sizingRules('fioB')}
        text={form.fioB}
        error={findFioBError(form)}
        onType={(fioB) => change({ fioB })}
      />
    </div>
  </>
)

const Shown = ({ payback, firstYearCents, totalCents, remark }: ShownReturn) => (
  <>
    <Facts
      items={[
        { label: 'Tempo de retorno', value: payback },
        { label: 'Economia no 1º ano', value: formatCents(firstYearCents) },
        { label: 'Economia em 25 anos', value: formatCents(totalCents) },
      ]}
    />
    {remark !== null && (
      <Notice tone="attention" isInline>
        {remark}
      </Notice>
    )}
  </>
)

/** The optional return of the sized system (YLD-013, YLD-009). */
export const ReturnSection = ({ form, change, sizing }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const today = useToday()
  if (!isOpen) {
    return (
      <div>
        <ActionButton label="Calcular o retorno" variant="text" onRun={() => setOpen(true)} />
      </div>
    )
  }
  const result = readReturn(form, sizing, today)
  const { tariffRise, degradation } = sizing.settings
  return (
    <section className={classes.result} aria-label="Retorno do investimento">
      <ReturnFields form={form} change={change} />
      {result && <Shown {...result} />}
      {result && (
        <p className={classes.source}>
          Estimativa com a tarifa {tariffRise.toLocaleString('pt-BR')}% mais alta a cada ano e{' '}
          {degradation.toLocaleString('pt-BR')}% menos geração; não é garantia.
        </p>
      )}
    </section>
  )
}
