import { normaliseAddress } from '@girassol/domain/customers'
import { TextInput } from '@mantine/core'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { optional } from '../../ui/optional-label.tsx'
import { type AddressLimits, type AddressValues, addressLabels } from './address-values.ts'
import classes from './customer-form.module.css'
import { PlaceFields } from './place-fields.tsx'
import { hintBelow, storedTextHint } from './stored-text.ts'
import type { CepLookup } from './use-cep-lookup.ts'

type Field = keyof AddressValues
type TextField = 'addressDescription' | 'addressNumber' | 'addressNeighborhood' | 'addressComplement'

export type AddressFieldsProps = {
  readonly values: AddressValues
  /** C-90: the postal-code form of a customer and the dialog of a new address differ. */
  readonly limits: AddressLimits
  /** Passed in by the form, so that a change of tab does not lose it. */
  readonly cep: CepLookup
  readonly getError: (field: Field) => string | undefined
  readonly getId: (field: Field) => string
  readonly onChange: (part: Partial<AddressValues>) => void
  readonly onLeave: (field: Field) => void
}

const AddressText = ({ field, ...props }: AddressFieldsProps & { readonly field: TextField }) => (
  <TextInput
    id={props.getId(field)}
    label={field === 'addressComplement' ? optional(addressLabels[field]) : addressLabels[field]}
    inputWrapperOrder={hintBelow}
    description={storedTextHint(props.values[field], normaliseAddress(props.values)[field])}
    value={props.values[field]}
    maxLength={props.limits[field]}
    error={props.getError(field)}
    onChange={(event) => props.onChange({ [field]: event.currentTarget.value })}
    onBlur={() => props.onLeave(field)}
    autoComplete="off"
  />
)

/** CEP, Endereço, Número, Estado, Cidade, Bairro, Complemento, in this order (CUS-030). */
export const AddressFields = (props: AddressFieldsProps) => {
  const { values, cep, getError, getId, onChange, onLeave } = props
  return (
    <div className={classes.fields}>
      <MaskedInput
        kind="cep"
        id={getId('addressCep')}
        label="CEP"
        value={values.addressCep}
        onChange={cep.changeCep}
        onBlur={() => onLeave('addressCep')}
        error={cep.failure ?? getError('addressCep')}
        {...(cep.isLooking && { hint: 'Procurando o endereço…' })}
      />
      <div className={classes.wideFirst}>
        <AddressText {...props} field="addressDescription" />
        <AddressText {...props} field="addressNumber" />
      </div>
      <div className={classes.narrowFirst}>
        <PlaceFields values={values} getError={getError} getId={getId} isLocked={cep.isLocked} onChange={onChange} />
      </div>
      <div className={classes.halves}>
        <AddressText {...props} field="addressNeighborhood" />
        <AddressText {...props} field="addressComplement" />
      </div>
    </div>
  )
}
