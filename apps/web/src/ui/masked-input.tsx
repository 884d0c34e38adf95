import { MaskInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'

type Mask = Pick<React.ComponentProps<typeof MaskInput>, 'mask' | 'tokens' | 'transform'> & {
  readonly inputMode: 'numeric' | 'text' | 'tel'
  readonly autoComplete?: string
}

const upper = (character: string) => character.toUpperCase()
const cnpjTokens = { '*': /[0-9A-Z]/ }
/** The mask listens to the input itself; without a handler React would call the field read-only. */
const acceptAnyInput = () => undefined

/** A ninth digit for mobile phones; the 0 of long distance, when typed, gets its place until the field is left. */
const phoneMask = (text: string): string => {
  const area = /^\D*0/.test(text) ? '(999)' : '(99)'
  const isMobile = /^\D*0?\d\d\D*9/.test(text)
  return `${area} ${isMobile ? '99999' : '9999'}-9999`
}

/**
 * The library asks for the mask of '' to read what stands in the field and to cut what is put into it: that has to be
 * the mask in which it stands, with room behind for a longer phone that is pasted over it.
 */
const phoneMaskOver = (shown: string) => (text: string) => ({
  mask: text === '' ? `${phoneMask(shown)}999` : phoneMask(text),
})

/** CON-009, CON-010. The CNPJ takes letters since July 2026; a mobile phone has a ninth digit, known by its first. */
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
  /** Without its mask: digits, or digits and letters of a CNPJ; how long a company exists keeps its words. */
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

/** CPF, CNPJ, CEP, telephone, day, a number, how long a company exists: typed or pasted with any punctuation, handed over bare. */
export const MaskedInput = (props: MaskedInputProps) => {
  const { kind, label, value, onChange, hint, error, isDisabled = false, ...field } = props
  // What the mask wrote is given back as it is, so that React does not rewrite it and move the caret.
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
