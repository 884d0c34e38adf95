import type { UseFormReturnType } from '@mantine/form'

type InputPropsOptions<Values extends object, Field extends string> = {
  readonly form: Pick<UseFormReturnType<Values>, 'errors' | 'getInputProps' | 'isDirty' | 'validateField'>
  readonly labels: Readonly<Record<Field, string>>
  readonly getId: (field: string) => string
  readonly findMaxLength: (field: string) => number | undefined
}

/** The props of a form's inputs, by kind of input. */
export const formInputProps = <Values extends object, Field extends string>({
  form,
  labels,
  getId,
  findMaxLength,
}: InputPropsOptions<Values, Field>) => {
  const getFieldProps = (field: Field) => {
    const { value, onChange } = form.getInputProps(field)
    const message = form.errors[field]
    const label: string = labels[field]
    return {
      id: getId(field),
      label,
      error: typeof message === 'string' ? message : undefined,
      value,
      onChange,
      /** A field is checked after it was edited and left. A message remains until its field changes. */
      onBlur: () => {
        if (form.isDirty(field) && message === undefined) void form.validateField(field)
      },
    }
  }
  return {
    getFieldProps,
    getTextProps: (field: Field) => ({ ...getFieldProps(field), maxLength: findMaxLength(field) }),
    getCheckboxProps: (field: Field) => {
      const { value, ...props } = getFieldProps(field)
      return { ...props, checked: value }
    },
    getDayProps: (field: Field) => {
      const { value: day, ...props } = getFieldProps(field)
      return { ...props, day }
    },
    /** An amount is typed in cents and sent in reais. */
    getMoneyProps: (field: Field) => {
      const { value: reais, onChange, ...props } = getFieldProps(field)
      return {
        ...props,
        cents: typeof reais === 'number' ? Math.round(reais * 100) : null,
        onChange: (cents: number | null) => onChange(cents === null ? null : cents / 100),
      }
    },
  }
}
