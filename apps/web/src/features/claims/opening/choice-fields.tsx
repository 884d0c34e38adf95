import { type ClaimType, claimSolutionNames, claimSolutions, claimTypeNames, claimTypes } from '@girassol/domain/claims'
import { ChoiceList } from '../../../ui/choice-list.tsx'
import type { ClaimForm } from './use-claim-form.ts'

const notes: Readonly<Record<ClaimType, string>> = {
  MISSING: 'Chegaram menos unidades do que foi enviado.',
  DAMAGED: 'Chegou quebrado, amassado ou molhado.',
  WRONG_ITEM: 'Veio outro produto no lugar.',
  DEFECT: 'Parou ou não funciona, dentro da garantia.',
}

const typeChoices = claimTypeNames.map((id) => ({ id, label: claimTypes[id], note: notes[id] }))
const wishChoices = claimSolutionNames.map((id) => ({ id, label: claimSolutions[id] }))

type FieldProps = { readonly form: ClaimForm }

export const TypeField = ({ form }: FieldProps) => {
  const { id, label, error } = form.getFieldProps('type')
  return (
    <ChoiceList
      id={id}
      legend={label}
      error={error}
      choices={typeChoices}
      current={form.values.type || null}
      onChange={(chosen) => form.change({ type: claimTypeNames.find((each) => each === chosen) ?? '' })}
    />
  )
}

export const WishField = ({ form }: FieldProps) => {
  const { id, label, error } = form.getFieldProps('wish')
  return (
    <ChoiceList
      id={id}
      legend={label}
      error={error}
      shape="columns"
      choices={wishChoices}
      current={form.values.wish || null}
      onChange={(chosen) => form.change({ wish: claimSolutionNames.find((each) => each === chosen) ?? '' })}
    />
  )
}
