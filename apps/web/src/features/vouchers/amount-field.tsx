import type { Cents } from '@girassol/domain/shared'
import { keepVoucherAmount, readVoucherAmount, writeVoucherAmount } from '@girassol/domain/vouchers'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { formatCents } from '../../lib/format.ts'

type AmountFieldProps = {
  readonly id: string
  readonly label: string
  readonly error: string | undefined
  readonly amount: string
  readonly onChange: (amount: string) => void
  readonly onBlur: () => void
  /** What the vouchers of the order leave to be paid, without this one; null where amounts are not shown. */
  readonly remainingCents: Cents | null
}

const describeRest = (amountCents: Cents | null, remainingCents: Cents | null): string | undefined =>
  amountCents === null || remainingCents === null
    ? undefined
    : `Depois deste, o saldo restante será ${formatCents(remainingCents - amountCents)} quando o ERP confirmar.`

/** VOU-025: an amount of digits and a comma; written as money while it is not being typed. */
export const AmountField = ({ amount, onChange, onBlur, remainingCents, ...field }: AmountFieldProps) => {
  const [isTyping, setTyping] = useState(false)
  const cents = readVoucherAmount(amount)
  const canFill = remainingCents !== null && remainingCents > 0
  return (
    <TextInput
      {...field}
      description={describeRest(cents, remainingCents)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputMode="decimal"
      autoComplete="off"
      placeholder="0,00"
      value={isTyping || cents === null ? amount : formatCents(cents)}
      onFocus={() => setTyping(true)}
      onChange={(event) => onChange(keepVoucherAmount(event.currentTarget.value))}
      onBlur={() => {
        setTyping(false)
        onBlur()
      }}
      rightSectionWidth={canFill ? 168 : 0}
      rightSection={
        canFill && (
          <Button variant="transparent" size="compact-sm" onClick={() => onChange(writeVoucherAmount(remainingCents))}>
            Usar o saldo restante
          </Button>
        )
      }
    />
  )
}
