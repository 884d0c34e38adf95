import type { Cents } from '@girassol/domain/shared'
import { cleanVoucherAmount, readVoucherAmount, writeVoucherAmount } from '@girassol/domain/vouchers'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { formatCents } from '../../lib/format.ts'
import { useIsPhone } from '../../lib/media.ts'
import classes from './voucher-form.module.css'

type AmountFieldProps = {
  readonly id: string
  readonly label: string
  readonly error: string | undefined
  /** '12790,40' */
  readonly value: string
  readonly onChange: (amount: string) => void
  readonly onBlur: () => void
  /** The amount that the other vouchers of the order leave to be paid; null when amounts are not shown. */
  readonly remainingCents: Cents | null
}

const describeRest = (amountCents: Cents | null, remainingCents: Cents | null): string | undefined =>
  amountCents === null || remainingCents === null
    ? undefined
    : `Depois deste, o saldo restante será ${formatCents(remainingCents - amountCents)} quando o ERP confirmar.`

/** VOU-025: an amount of digits and a comma; formatted as money while it is not focused. */
export const AmountField = ({ value, onChange, onBlur, remainingCents, ...field }: AmountFieldProps) => {
  const [isTyping, setTyping] = useState(false)
  const cents = readVoucherAmount(value)
  const isPhone = useIsPhone()
  const canFill = remainingCents !== null && remainingCents > 0
  const fill = canFill && (
    <Button variant="transparent" size="compact-sm" onClick={() => onChange(writeVoucherAmount(remainingCents))}>
      Usar o saldo restante
    </Button>
  )
  const input = (
    <TextInput
      {...field}
      description={describeRest(cents, remainingCents)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputMode="decimal"
      autoComplete="off"
      placeholder="0,00"
      value={isTyping || cents === null ? value : formatCents(cents)}
      onFocus={() => setTyping(true)}
      onChange={(event) => onChange(cleanVoucherAmount(event.currentTarget.value))}
      onBlur={() => {
        setTyping(false)
        onBlur()
      }}
      {...(canFill && !isPhone && { rightSectionWidth: 168, rightSection: fill })}
    />
  )
  if (!isPhone) return input
  // A touch on the field must not hit the button inside it.
  return (
    <div className={classes.account}>
      {input}
      {fill}
    </div>
  )
}
