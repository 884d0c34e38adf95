import { normaliseCustomer } from '@girassol/domain/customers'
import { Checkbox, TextInput } from '@mantine/core'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { optional } from '../../ui/optional-label.tsx'
import type { CustomerFieldsProps } from './customer-fields.ts'
import classes from './customer-form.module.css'
import { hintBelow, storedTextHint } from './stored-text.ts'

const IeField = ({ form }: CustomerFieldsProps) => {
  const { values, change, getId, getTextProps } = form
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
          {...getTextProps('ie')}
          inputWrapperOrder={hintBelow}
          description={storedTextHint(values.ie, stored)}
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
  const { values, change, getFieldProps, getTextProps } = props.form
  const { onBlur: leavePhone, ...phone } = getFieldProps('phone')
  return (
    <>
      <div className={classes.halves}>
        <MaskedInput
          {...phone}
          kind="phone"
          onBlur={() => {
            // CUS-053: the long-distance prefix 0 is not part of the number.
            if (values.phone.startsWith('0')) change({ phone: values.phone.replace(/^0+/, '') })
            leavePhone()
          }}
        />
        <TextInput {...getTextProps('email')} type="email" label={optional('E-mail')} autoComplete="off" />
      </div>
      <IeField {...props} />
    </>
  )
}
