import { normaliseAddress } from '@girassol/domain/customers'
import { TextInput } from '@mantine/core'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { optional } from '../../ui/optional-label.tsx'
import type { AddressForm } from './address-values.ts'
import classes from './customer-form.module.css'
import { PlaceFields } from './place-fields.tsx'
import { hintBelow, storedTextHint } from './stored-text.ts'
import type { CepLookup } from './use-cep-lookup.ts'

type TextField = 'addressDescription' | 'addressNumber' | 'addressNeighborhood' | 'addressComplement'

export type AddressFieldsProps = {
  readonly form: AddressForm
  /** Passed in by the form, so that a change of tab does not lose it. */
  readonly cep: CepLookup
}

const AddressText = ({ form, field }: { readonly form: AddressForm; readonly field: TextField }) => {
  const { label, ...props } = form.getTextProps(field)
  return (
    <TextInput
      {...props}
      label={field === 'addressComplement' ? optional(label) : label}
      inputWrapperOrder={hintBelow}
      description={storedTextHint(form.values[field], normaliseAddress(form.values)[field])}
      autoComplete="off"
    />
  )
}

/** CEP, Endereço, Número, Estado, Cidade, Bairro, Complemento, in this order (CUS-030). */
export const AddressFields = ({ form, cep }: AddressFieldsProps) => {
  const { error, ...cepProps } = form.getFieldProps('addressCep')
  return (
    <div className={classes.fields}>
      <MaskedInput
        {...cepProps}
        kind="cep"
        onChange={cep.changeCep}
        error={cep.failure ?? error}
        {...(cep.isLooking && { hint: 'Procurando o endereço…' })}
      />
      <div className={classes.wideFirst}>
        <AddressText form={form} field="addressDescription" />
        <AddressText form={form} field="addressNumber" />
      </div>
      <div className={classes.narrowFirst}>
        <PlaceFields form={form} isLocked={cep.isLocked} />
      </div>
      <div className={classes.halves}>
        <AddressText form={form} field="addressNeighborhood" />
        <AddressText form={form} field="addressComplement" />
      </div>
    </div>
  )
}
