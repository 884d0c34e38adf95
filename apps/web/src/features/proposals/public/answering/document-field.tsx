import { bareDocument } from '@girassol/domain/shared'
import { useLayoutEffect, useRef } from 'react'
import { maskDocument } from './document-mask.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type DocumentFieldProps = Omit<TextFieldProps, 'onType' | 'input'> & {
  readonly kind: 'cpf' | 'cnpj'
  readonly onType: (masked: string) => void
}

/** CPF or CNPJ, masked while it is typed or pasted; the caret does not move when a digit in the middle is corrected. */
export const DocumentField = ({ kind, value, onType, ...rest }: DocumentFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const typedBefore = useRef<number | null>(null)
  useLayoutEffect(() => {
    const count = typedBefore.current
    typedBefore.current = null
    if (count === null || input.current === null || document.activeElement !== input.current) return
    const ends = [...value].flatMap((character, index) => (bareDocument(character) === '' ? [] : [index + 1]))
    const caret = count === 0 ? 0 : (ends[count - 1] ?? value.length)
    input.current.setSelectionRange(caret, caret)
  }, [value])
  return (
    <TextField
      {...rest}
      value={value}
      input={input}
      autoComplete="off"
      inputMode={kind === 'cpf' ? 'numeric' : 'text'}
      onType={(typed, { selectionStart }) => {
        const masked = maskDocument(kind, typed)
        const caret = selectionStart ?? typed.length
        typedBefore.current = caret === typed.length ? null : bareDocument(typed.slice(0, caret)).length
        onType(masked)
      }}
    />
  )
}
