import { type CustomerView, listCities, listCustomers } from '@girassol/contract/customers'
import { brazilStateNames, formatDocument } from '@girassol/domain/shared'
import { Autocomplete, Select, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { Card } from '../../../ui/card.tsx'
import { MaskedInput } from '../../../ui/masked-input.tsx'
import classes from './editor.module.css'
import type { SectionProps } from './fields.tsx'

const aDay = 86_400_000
const searchedAfterMs = 300
const leastLetters = 2

const toPhone = ({ phoneCode, phone }: CustomerView): string => `${phoneCode}${phone}`.replace(/\D/g, '')

const toChosen = (chosen: CustomerView) => ({
  customerId: chosen.id,
  name: chosen.name,
  document: chosen.document,
  phone: toPhone(chosen),
  email: chosen.email ?? '',
  address: [chosen.addressDescription, chosen.addressNumber].filter(Boolean).join(', '),
  state: chosen.erpState,
  cityCode: chosen.erpCity,
})

const describeCustomer = ({ name, document }: CustomerView): string => `${name} · ${formatDocument(document)}`

/** A registered customer fills the other fields; any other name is the customer's too. */
const NameField = ({ form }: SectionProps) => {
  const { value, onChange: _, ...field } = form.getTextProps('customer.name')
  const name = String(value)
  const [term] = useDebouncedValue(name.trim(), searchedAfterMs)
  const isSearched = term.length >= leastLetters
  const found = useEndpointQuery(
    listCustomers,
    { query: { term: term.slice(0, 100), take: 8, skip: 1 } },
    { enabled: isSearched },
  )
  const customers = isSearched ? (found.data?.data ?? []) : []
  const change = (typed: string) => {
    const chosen = customers.find((each) => describeCustomer(each) === typed)
    const { customer } = form.values
    form.change({ customer: chosen ? toChosen(chosen) : { ...customer, name: typed, customerId: null } })
  }
  return (
    <Autocomplete
      {...field}
      value={name}
      data={[...new Set(customers.map(describeCustomer))]}
      filter={({ options }) => options}
      onChange={change}
      autoComplete="off"
    />
  )
}

const states = Object.keys(brazilStateNames)

const PlaceFields = ({ form }: SectionProps) => {
  const { customer } = form.values
  const { state } = customer
  const { value: _, onChange: __, ...field } = form.getFieldProps('customer.cityCode')
  const cities = useEndpointQuery(listCities, { params: { uf: state } }, { enabled: state !== '', staleTime: aDay })
  return (
    <div className={classes.place}>
      <Select
        label="Estado"
        data={states}
        value={state === '' ? null : state}
        onChange={(uf) => form.change({ customer: { ...customer, state: uf ?? '', cityCode: '' } })}
        allowDeselect={false}
        searchable
      />
      <Select
        {...field}
        placeholder={state === '' ? 'Escolha o estado antes' : 'Selecione'}
        data={(cities.data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
        value={customer.cityCode === '' ? null : customer.cityCode}
        onChange={(code) => form.change({ customer: { ...customer, cityCode: code ?? '' } })}
        nothingFoundMessage={cities.isLoading ? 'Carregando…' : 'Nenhuma cidade encontrada.'}
        disabled={state === ''}
        limit={100}
        allowDeselect={false}
        searchable
      />
    </div>
  )
}

const PhoneField = ({ form }: SectionProps) => {
  const { value, ...field } = form.getFieldProps('customer.phone')
  return <MaskedInput {...field} label="Celular" kind="phone" value={String(value)} />
}

const DocumentField = ({ form }: SectionProps) => {
  const { value, ...field } = form.getTextProps('customer.document')
  return <TextInput {...field} value={formatDocument(String(value))} />
}

/** Who the proposal is for, and where the system is installed. */
export const CustomerSection = ({ form }: SectionProps) => (
  <Card title="Cliente e local">
    <div className={classes.customer}>
      <NameField form={form} />
      <PhoneField form={form} />
      <PlaceFields form={form} />
    </div>
    <div className={classes.contact}>
      <DocumentField form={form} />
      <TextInput {...form.getTextProps('customer.email')} type="email" />
      <TextInput {...form.getTextProps('customer.address')} />
    </div>
  </Card>
)
