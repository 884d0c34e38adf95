import {
  canChoosePayment,
  type PaymentChoice,
  type PaymentMethodSettings,
  paymentRefusals,
  refitParts,
} from '@girassol/domain/payments'
import { type Cents, reaisFrom } from '@girassol/domain/shared'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'

const quietMs = 500 // PAY-034

/** Parts that no longer match after an item or the freight changed: their sum, and the corrected parts. */
const leftBehind = (shown: Parts, rawInvoiceCents: Cents) => {
  const { card1ValueCents: first, card2ValueCents: second } = shown
  if (first === null || second === null || first + second === rawInvoiceCents) return null
  const [newFirst, newSecond] = refitParts([first, second], rawInvoiceCents)
  return { sumCents: first + second, first: newFirst, second: newSecond }
}

/** The part that alone is more than the whole, whose rest cannot be paid in the other. */
const findExcess = ({ card1ValueCents: first, card2ValueCents: second }: Parts, rawInvoiceCents: Cents) => {
  if (first !== null && first > rawInvoiceCents) return 'first'
  return second !== null && second > rawInvoiceCents ? 'second' : null
}

type Parts = Pick<PaymentChoice, 'card1ValueCents' | 'card2ValueCents'>

export type SplitValues = {
  readonly choice: PaymentChoice
  readonly settings: readonly PaymentMethodSettings[]
  readonly rawInvoiceCents: Cents
  readonly onSave: (values: { readonly card1value: number; readonly card2value: number }) => void
}

/**
 * Two parts of one value: typing one sets the other to the rest, so that their sum is the value before interest (C-85).
 * Saved half a second after the last key, and only if the rule accepts it.
 */
export const useSplitValues = ({ choice, settings, rawInvoiceCents, onSave }: SplitValues) => {
  const [typed, setTyped] = useState<Parts>()
  const shown = typed ?? choice
  const findRefusal = (parts: Parts): string | undefined => {
    const facts = { offered: [choice.method], settings, rawInvoiceCents }
    const decision = canChoosePayment({ ...choice, ...parts }, facts)
    return decision.allowed ? undefined : paymentRefusals[decision.refusal]
  }
  const save = useDebouncedCallback(
    (parts: Parts) => {
      const { card1ValueCents, card2ValueCents } = parts
      if (card1ValueCents === null || card2ValueCents === null || findRefusal(parts) !== undefined) return
      onSave({ card1value: reaisFrom(card1ValueCents), card2value: reaisFrom(card2ValueCents) })
    },
    { delay: quietMs, flushOnUnmount: true },
  )
  const computeRest = (cents: Cents | null) => (cents === null ? null : Math.max(rawInvoiceCents - cents, 0))
  const change = (parts: Parts) => {
    setTyped(parts)
    save(parts)
  }
  const isStored = shown.card1ValueCents === choice.card1ValueCents && shown.card2ValueCents === choice.card2ValueCents
  const left = isStored ? leftBehind(choice, rawInvoiceCents) : null
  return {
    /** Null while the parts match the value, or are being typed. */
    left,
    refit: () => {
      if (left !== null) change({ card1ValueCents: left.first, card2ValueCents: left.second })
    },
    first: shown.card1ValueCents,
    second: shown.card2ValueCents,
    excess: findExcess(shown, rawInvoiceCents),
    refusal: findRefusal(shown),
    changeFirst: (cents: Cents | null) => change({ card1ValueCents: cents, card2ValueCents: computeRest(cents) }),
    changeSecond: (cents: Cents | null) => change({ card1ValueCents: computeRest(cents), card2ValueCents: cents }),
  }
}
