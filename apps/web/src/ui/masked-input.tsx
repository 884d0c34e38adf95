import { MaskInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'

type Mask = Pick<React.ComponentProps<typeof MaskInput>, 'mask' | 'tokens' | 'transform'> & {
  readonly inputMode: 'numeric' | 'text' | 'tel'
  readonly autoComplete?: string
}

const upper = (character: string) => character.toUpperCase()
const cnpjTokens = { '*': /[0-9A-Z]/ }
/** The mask handles the input itself; without a handler React would treat the field as read-only. */
const acceptAnyInput = () => undefined

/** Nine digits for mobile phones; a typed long-distance prefix 0 has a place in the mask until the field is left. */
const phoneMask = (text: string): string => {
  const area = /^\D*0/.test(text) ? '(999)' : '(99)'
  const isMobile = /^\D*0?\d\d\D*9/.test(text)
  return `${area} ${isMobile ? '99999' : '9999'}-9999`
}

/**
 * The library requests the mask of '' to read the field's text and to cut new values. It must be the mask of the shown
 * text, with additional places for a longer phone number that is pasted over it.
 */
const phoneMaskOver = (shown: string) => (text: string) => ({
  mask: text === '' ? `${phoneMask(shown)}999` : phoneMask(text),
})

/** CON-009, CON-010. The CNPJ has letters since July 2026; a mobile phone has nine digits, starting with 9. */
const masks = {
  cep: { mask: '99999-999', inputMode: 'numeric', autoComplete: 'postal-code' },
  day: { mask: '99/99/9999', inputMode: 'numeric' },
  cpf: { mask: '999.999.999-99', inputMode: 'numeric' },
  cnpj: { mask: '**.***.***/****-99', tokens: cnpjTokens, transform: upper, inputMode: 'text' },
  phone: { mask: phoneMask(''), inputMode: 'tel', autoComplete: 'tel-national' },
  uptime: { mask: '99 \\Anos e 99 Meses', inputMode: 'numeric' },
  number: { mask: '9'.repeat(15), inputMode: 'numeric' },
} as const satisfies Record<string, Mask>

export type MaskedInputProps = {
  readonly kind: keyof typeof masks
  readonly label: ReactNode
  /** Without its mask: digits, or digits and letters of a CNPJ; the age of a company may contain words. */
  readonly value: string
  readonly onChange: (bare: string) => void
  readonly onBlur?: () => void
  readonly hint?: string
  readonly error?: string | undefined
  readonly id?: string
  readonly name?: string
  readonly placeholder?: string | undefined
  readonly isDisabled?: boolean
}

const stripMask = (masked: string) => masked.replace(/[^0-9A-Za-z]/g, '').toUpperCase()

/** CPF, CNPJ, CEP, telephone, day, a number, the age of a company: typed or pasted, returned without mask. */
export const MaskedInput = (props: MaskedInputProps) => {
  const { kind, label, value, onChange, hint, error, isDisabled = false, ...field } = props
  // The mask's own text is passed back unchanged, so that React does not rewrite it and move the caret.
  const [masked, setMasked] = useState(value)
  const allowsWords = kind === 'uptime'
  return (
    <MaskInput
      autoComplete="off"
      {...masks[kind]}
      {...(kind === 'phone' && { modify: phoneMaskOver(value) })}
      {...field}
      label={label}
      description={hint}
      error={error}
      disabled={isDisabled}
      value={!allowsWords && stripMask(masked) === value ? masked : value}
      onChange={acceptAnyInput}
      onChangeRaw={(bare, shown) => {
        setMasked(shown)
        onChange(allowsWords ? shown : bare)
      }}
      slotChar={null}
    />
  )
}
