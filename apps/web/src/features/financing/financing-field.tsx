import { listBanks } from '@girassol/contract/financing'
import type { FinancingField as Field, FinancingForm } from '@girassol/domain/financing'
import { Select, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { DayInput } from '../../ui/day-input.tsx'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { type FieldSpec, fieldSpecs } from './field-specs.ts'

const aDay = 86_400_000

type Values = FinancingForm[Field]

type ControlProps = {
  readonly id: string
  readonly label: ReactNode
  readonly error: string | undefined
  readonly hint?: string | undefined
  readonly value: Values
  readonly onChange: (value: Values) => void
  readonly onBlur: () => void
}

type SelectOptions = readonly { readonly value: string; readonly label: string }[]

const Choice = ({ value, onChange, hint, options, ...field }: ControlProps & { readonly options: SelectOptions }) => (
  <Select
    {...field}
    description={hint}
    data={[...options]}
    value={value === null || value === '' ? null : String(value)}
    placeholder="Escolha"
    onChange={onChange}
    allowDeselect={false}
    searchable={options.length > 10}
    nothingFoundMessage="Nada encontrado."
    limit={60}
    autoComplete="off"
  />
)

/** FIN-024: found by code or by name. */
const BankField = (props: ControlProps) => {
  const banks = useEndpointQuery(listBanks, {}, { staleTime: aDay })
  const options = (banks.data ?? []).map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))
  const error = banks.isError ? 'Não foi possível listar os bancos' : props.error
  return <Choice {...props} error={error} options={options} />
}

type TextProps = ControlProps & { readonly type: 'text' | 'email'; readonly maxLength: number | undefined }

const Text = ({ value, onChange, hint, ...field }: TextProps) => (
  <TextInput
    {...field}
    description={hint}
    value={String(value ?? '')}
    onChange={(event) => onChange(event.currentTarget.value)}
    autoComplete="off"
  />
)

/** A choice of the list as the form stores it. */
const chosen = (kind: 'list' | 'number' | 'yes-no', value: Values): Values => {
  if (kind === 'list') return value
  return kind === 'number' ? Number(value) : value === 'true'
}

const Control = ({ spec, maxLength, ...props }: Omit<TextProps, 'type'> & { readonly spec: FieldSpec }) => {
  const { value, onChange, hint, ...field } = props
  const fieldWithHint = hint === undefined ? field : { ...field, hint }
  switch (spec.kind) {
    case 'text':
    case 'email':
      return <Text {...props} type={spec.kind} maxLength={maxLength} />
    case 'money':
      return <MoneyInput {...fieldWithHint} cents={value as number | null} onChange={onChange} />
    case 'date':
      return <DayInput {...fieldWithHint} day={String(value ?? '')} onChange={onChange} />
    case 'bank':
      return <BankField {...props} />
    case 'list':
    case 'number':
    case 'yes-no':
      return <Choice {...props} options={spec.options} onChange={(picked) => onChange(chosen(spec.kind, picked))} />
    default:
      return <MaskedInput {...fieldWithHint} kind={spec.kind} value={String(value ?? '')} onChange={onChange} />
  }
}

export type FinancingFieldProps = Omit<TextProps, 'type'> & { readonly field: Field }

/** The control of a field in the credit analysis. */
export const FinancingField = ({ field, ...props }: FinancingFieldProps) => (
  <Control {...props} spec={fieldSpecs[field]} />
)
