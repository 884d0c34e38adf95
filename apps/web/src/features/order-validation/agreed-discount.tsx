import type { ValidationCheck } from '@girassol/contract/order-validation'
import { Checkbox } from '@mantine/core'
import { formatReais } from '../../lib/format.ts'
import { Notice } from '../../ui/notice.tsx'
import type { ValidationFormState } from './use-validation-form.ts'
import classes from './validation.module.css'
import { changesAgreement } from './validation-values.ts'

type AgreedDiscountProps = { readonly check: ValidationCheck; readonly form: ValidationFormState }

/** C-183: the discount of the agreement as given, and a confirmation before it is changed. */
export const AgreedDiscount = ({ check, form }: AgreedDiscountProps) => {
  const { agreedDiscount } = check.invoice
  if (agreedDiscount === null) return null
  return (
    <>
      <p className={classes.dim}>Desconto acordado na negociação: {formatReais(agreedDiscount)}</p>
      {changesAgreement(check, form.values) && (
        <>
          <Notice tone="attention" isInline isAlert>
            O integrador aceitou {formatReais(agreedDiscount)}. Com outro desconto, o pedido deixa de ter o que foi
            acordado.
          </Notice>
          <Checkbox {...form.getCheckboxProps('isChangeConfirmed')} />
        </>
      )}
    </>
  )
}
