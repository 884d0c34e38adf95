import { TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { ActionButton } from '../../ui/action-button.tsx'
import classes from './quick-order.module.css'

export type EntryLineProps = { readonly onAdd: (line: string) => void }

/** One line at a time by keyboard: code or name, quantity, Enter; the next line begins where this one began (FAST-001). */
export const EntryLine = ({ onAdd }: EntryLineProps) => {
  const [product, setProduct] = useState('')
  const [quantity, setQuantity] = useState('')
  const first = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (product.trim() === '') return
    onAdd(quantity.trim() === '' ? product : `${product.trim()};${quantity.trim()}`)
    setProduct('')
    setQuantity('')
    first.current?.focus()
  }
  return (
    <form className={classes.entry} onSubmit={submit}>
      <TextInput
        ref={first}
        label="Código ou nome"
        value={product}
        autoComplete="off"
        autoFocus
        onChange={(event) => setProduct(event.currentTarget.value)}
      />
      <TextInput
        label="Quantidade"
        value={quantity}
        inputMode="numeric"
        autoComplete="off"
        placeholder="1"
        onChange={(event) => setQuantity(event.currentTarget.value)}
      />
      <ActionButton label="Incluir" isSubmit />
    </form>
  )
}
