import { NumberTextField } from '../../../ui/number-text-field.tsx'
import { findSizingError, type NumberFieldName, type SizingForm, sizingRules } from './sizing-form.ts'

export type FormProps = { readonly form: SizingForm; readonly change: (change: Partial<SizingForm>) => void }

type Props = FormProps & {
  readonly name: NumberFieldName
  readonly label: string
  readonly unitMark?: string
}

/** A number of the form, with what is wrong with it. */
export const SizingField = ({ form, change, name, ...shown }: Props) => (
  <NumberTextField
    {...shown}
    rules={sizingRules(name)}
    text={form[name]}
    error={findSizingError(form, name)}
    onType={(text) => change({ [name]: text })}
  />
)
