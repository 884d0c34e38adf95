import { Textarea, TextInput } from '@mantine/core'
import { optional } from '../../ui/optional-label.tsx'
import type { OperationField } from './operation-labels.ts'
import classes from './settings.module.css'
import type { OperationForm } from './use-operation-form.ts'

/** USE-030: the distributor's data in the PDF of an order or a budget; empty fields are not printed. */
export const DistributorFields = ({ form }: { readonly form: OperationForm }) => {
  const optionalText = (field: OperationField) => {
    const { label, ...props } = form.getTextProps(field)
    return { ...props, label: optional(label) }
  }
  return (
    <fieldset className={classes.printed}>
      <legend>Nos documentos impressos</legend>
      <TextInput {...form.getTextProps('distributor.name')} />
      <TextInput {...optionalText('distributor.cnpj')} />
      <TextInput {...optionalText('distributor.phone')} inputMode="tel" />
      <TextInput {...optionalText('distributor.email')} type="email" />
      <Textarea
        {...optionalText('distributor.terms')}
        description="Uma condição por linha."
        autosize
        minRows={2}
        maxRows={8}
      />
    </fieldset>
  )
}
