import { customerLimits, normaliseCustomer } from '@girassol/domain/customers'
import { Checkbox, TextInput } from '@mantine/core'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { optional } from '../../ui/optional-label.tsx'
import type { CustomerFieldsProps } from './customer-fields.ts'
import classes from './customer-form.module.css'
import { hintBelow, storedTextHint } from './stored-text.ts'

const IeField = ({ form, getId }: CustomerFieldsProps) => {
  const { values, change, leave, getError } = form
  const stored = normaliseCustomer(values).ie
  return (
    <>
      <Checkbox
        label="Tem inscrição estadual"
        checked={values.hasIe}
        onChange={(event) => change({ hasIe: event.currentTarget.checked, ie: '' })}
      />
      {values.hasIe ? (
        <TextInput
          id={getId('ie')}
          label="Inscrição estadual"
          inputWrapperOrder={hintBelow}
          description={storedTextHint(values.ie, stored)}
          value={values.ie}
          maxLength={customerLimits.ie}
          error={getError('ie')}
          onChange={(event) => change({ ie: event.currentTarget.value })}
          onBlur={() => leave('ie')}
          autoComplete="off"
        />
      ) : (
        stored !== null && <TextInput id={getId('ie')} label="Inscrição estadual" value={stored} disabled />
      )}
    </>
  )
}

/** The customer's contact data and state registration: 'ISENTO' for a company without one (CUS-010, CUS-015). */
export const ContactFields = (props: CustomerFieldsProps) => {
  const { form, getId } = props
  const { values, change, leave, getError } = form
  return (
    <>
      <div className={classes.halves}>
        <MaskedInput
          kind="phone"
          id={getId('phone')}
          label="Telefone"
          value={values.phone}
          onChange={(phone) => change({ phone })}
          onBlur={() => {
            // CUS-053: the long-distance prefix 0 is not part of the number.
            change({ phone: values.phone.replace(/^0+/, '') })
            leave('phone')
          }}
          error={getError('phone')}
        />
        <TextInput
          id={getId('email')}
          type="email"
          label={optional('E-mail')}
          value={values.email}
          maxLength={customerLimits.email}
          error={getError('email')}
          onChange={(event) => change({ email: event.currentTarget.value })}
          onBlur={() => leave('email')}
          autoComplete="off"
        />
      </div>
      <IeField {...props} />
    </>
  )
}
