import { distributorLimits } from '@girassol/domain/settings'
import { Textarea, TextInput } from '@mantine/core'
import type { useFormFields } from '../../lib/use-form-fields.ts'
import { optional } from '../../ui/optional-label.tsx'
import { type OperationDraft, operationLabels } from './operation-draft.ts'
import classes from './settings.module.css'

type Props = {
  readonly form: ReturnType<typeof useFormFields<OperationDraft>>
  readonly idOf: (field: string) => string
}

type TextField = 'distributorName' | 'distributorCnpj' | 'distributorPhone' | 'distributorEmail'

const textField = ({ form, idOf }: Props, name: TextField, toPart: (typed: string) => Partial<OperationDraft>) => ({
  id: idOf(name),
  label: name === 'distributorName' ? operationLabels[name] : optional(operationLabels[name]),
  value: form.values[name],
  error: form.sentenceOf(name),
  onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
    form.change(toPart(event.currentTarget.value)),
  onBlur: () => form.leave(name),
})

/** USE-030: who sells, as the PDF of an order or a budget names it; what is empty is not printed. */
export const DistributorFields = (props: Props) => (
  <fieldset className={classes.printed}>
    <legend>Nos documentos impressos</legend>
    <TextInput
      {...textField(props, 'distributorName', (distributorName) => ({ distributorName }))}
      maxLength={distributorLimits.name}
    />
    <TextInput {...textField(props, 'distributorCnpj', (distributorCnpj) => ({ distributorCnpj }))} maxLength={20} />
    <TextInput
      {...textField(props, 'distributorPhone', (distributorPhone) => ({ distributorPhone }))}
      maxLength={distributorLimits.phone}
      inputMode="tel"
    />
    <TextInput
      {...textField(props, 'distributorEmail', (distributorEmail) => ({ distributorEmail }))}
      maxLength={distributorLimits.email}
      type="email"
    />
    <Textarea
      label={optional(operationLabels.distributorTerms)}
      description="Uma condição por linha."
      maxLength={distributorLimits.terms}
      autosize
      minRows={2}
      maxRows={8}
      value={props.form.values.distributorTerms}
      onChange={(event) => props.form.change({ distributorTerms: event.currentTarget.value })}
    />
  </fieldset>
)
