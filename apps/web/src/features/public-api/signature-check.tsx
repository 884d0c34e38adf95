import { signedExample } from '@girassol/contract/public-api/webhook-examples'
import { type FormEvent, useState } from 'react'
import classes from './developers.module.css'
import { type Delivery, signDelivery } from './sign-delivery.ts'

const labels = {
  secret: 'Segredo do webhook',
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  body: 'Corpo, como chegou',
  signature: 'webhook-signature',
} as const

type Field = keyof typeof labels
const fields = Object.keys(labels) as Field[]

const verdicts = {
  valid: 'A assinatura confere.',
  invalid: 'A assinatura não confere.',
  noSecret: 'O segredo começa com whsec_ e continua em base64.',
} as const

/** The header may have several signatures, separated by spaces, while a secret is changed. */
const judge = async ({ signature, ...delivery }: Delivery & { readonly signature: string }) => {
  const expected = await signDelivery(delivery)
  if (expected === null) return 'noSecret'
  return signature.trim().split(/\s+/).includes(expected) ? 'valid' : 'invalid'
}

type FieldProps = { readonly name: Field; readonly value: string; readonly onChange: (text: string) => void }

const TextField = ({ name, value, onChange }: FieldProps) => {
  const common = { id: `check-${name}`, value, spellCheck: false, autoComplete: 'off' } as const
  return (
    <div className={classes.field}>
      <label htmlFor={common.id}>{labels[name]}</label>
      {name === 'body' ? (
        <textarea {...common} rows={5} onChange={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <input {...common} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
    </div>
  )
}

/** API-011: computes the signature of a delivery in the browser; nothing of it is sent anywhere. */
export const SignatureCheck = () => {
  const [typed, setTyped] = useState<Record<Field, string>>(signedExample)
  const [verdict, setVerdict] = useState<keyof typeof verdicts>()
  const change = (name: Field, text: string) => {
    setTyped({ ...typed, [name]: text })
    setVerdict(undefined)
  }
  const check = (event: FormEvent) => {
    event.preventDefault()
    void judge(typed).then(setVerdict)
  }
  return (
    <form className={classes.check} noValidate onSubmit={check}>
      <h3>Conferir uma assinatura</h3>
      <p>A conta é feita no seu navegador: nada do que está aqui é enviado.</p>
      {fields.map((name) => (
        <TextField key={name} name={name} value={typed[name]} onChange={(text) => change(name, text)} />
      ))}
      <div className={classes.actions}>
        <button type="submit">Conferir</button>
        <p role="status" data-verdict={verdict}>
          {verdict === undefined ? '' : verdicts[verdict]}
        </p>
      </div>
    </form>
  )
}
