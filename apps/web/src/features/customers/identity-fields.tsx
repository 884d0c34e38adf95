import { normaliseCustomer } from '@girassol/domain/customers'
import type { DocumentType } from '@girassol/domain/shared'
import { TextInput } from '@mantine/core'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { optional } from '../../ui/optional-label.tsx'
import type { CustomerFieldsProps } from './customer-fields.ts'
import classes from './customer-form.module.css'
import { ExistingCustomerNotice } from './existing-customer-notice.tsx'
import { hintBelow, storedTextHint } from './stored-text.ts'
import { useCnpjLookup } from './use-cnpj-lookup.ts'

const documentTypes = [
  { id: 'J', label: 'Pessoa jurídica' },
  { id: 'F', label: 'Pessoa física' },
] as const

/** A document of one type is not valid for the other. */
const typeChange = (id: string) => ({ documentType: id as DocumentType, document: '', hasIe: false, ie: '' })

const DocumentField = ({ form, onChoose }: CustomerFieldsProps) => {
  const { values, getFieldProps } = form
  const company = useCnpjLookup(form)
  return (
    <>
      <MaskedInput
        {...getFieldProps('document')}
        kind={values.documentType === 'J' ? 'cnpj' : 'cpf'}
        label={values.documentType === 'J' ? 'CNPJ' : 'CPF'}
        onChange={company.changeDocument}
        {...(company.isLooking && { hint: 'Consultando o CNPJ…' })}
      />
      <ExistingCustomerNotice documentType={values.documentType} document={values.document} onChoose={onChoose} />
      {company.notice !== undefined && (
        <Notice tone="info" isInline isAlert>
          {company.notice}
        </Notice>
      )}
    </>
  )
}

const NameField = ({ form, field }: CustomerFieldsProps & { readonly field: 'name' | 'fancyName' }) => {
  const { values, getTextProps } = form
  const nameLabel = values.documentType === 'J' ? 'Razão social' : 'Nome'
  return (
    <TextInput
      {...getTextProps(field)}
      label={field === 'name' ? nameLabel : optional('Nome fantasia')}
      inputWrapperOrder={hintBelow}
      description={storedTextHint(values[field], normaliseCustomer(values)[field])}
      autoComplete="off"
    />
  )
}

const Fixed = ({ label, value, id }: { readonly label: string; readonly value: string; readonly id: string }) => (
  <TextInput id={id} label={label} value={value} disabled />
)

/** The customer's identity; for a registered one document, name and fancy name cannot change (CUS-013). */
export const IdentityFields = (props: CustomerFieldsProps) => {
  const { form, stored } = props
  const { getId } = form
  if (stored !== undefined) {
    return (
      <>
        <Fixed id={getId('document')} label={stored.documentType === 'J' ? 'CNPJ' : 'CPF'} value={stored.document} />
        <Fixed id={getId('name')} label={stored.documentType === 'J' ? 'Razão social' : 'Nome'} value={stored.name} />
        <Fixed id={getId('fancyName')} label="Nome fantasia" value={stored.fancyName} />
      </>
    )
  }
  return (
    <>
      <ChoiceList
        legend="Tipo de documento"
        shape="columns"
        choices={documentTypes}
        current={form.values.documentType}
        onChange={(id) => form.change(typeChange(id))}
      />
      <DocumentField {...props} />
      <div className={classes.halves}>
        <NameField {...props} field="name" />
        <NameField {...props} field="fancyName" />
      </div>
    </>
  )
}
