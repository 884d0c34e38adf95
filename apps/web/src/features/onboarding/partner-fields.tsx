import { companyInfoLimits } from '@girassol/domain/onboarding'
import { TextInput } from '@mantine/core'
import { DayInput } from '../../ui/day-input.tsx'
import { MaskedInput } from '../../ui/masked-input.tsx'
import classes from './onboarding-dialog.module.css'
import { companyInfoLabels } from './onboarding-values.ts'
import type { CompanyInfoFieldsProps } from './use-onboarding-form.ts'

/** The partner who represents the company (ONB-003…ONB-010). */
export const PartnerFields = ({ form, getId }: CompanyInfoFieldsProps) => {
  const { values, change, leave, getError } = form
  const getTextProps = (field: 'partnerName' | 'partnerEmail') => ({
    id: getId(field),
    label: companyInfoLabels[field],
    value: values[field],
    error: getError(field),
    maxLength: companyInfoLimits[field],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      change({ [field]: event.currentTarget.value }),
    onBlur: () => leave(field),
  })
  const getMaskedProps = (field: 'partnerDocument' | 'partnerPhone') => ({
    id: getId(field),
    label: companyInfoLabels[field],
    value: values[field],
    error: getError(field),
    onChange: (bare: string) => change({ [field]: bare }),
    onBlur: () => leave(field),
  })
  return (
    <section aria-label="Sócio" className={classes.group}>
      <h3>Sócio</h3>
      <TextInput {...getTextProps('partnerName')} autoComplete="off" data-autofocus />
      <div className={classes.halves}>
        <MaskedInput kind="cpf" hint="000.000.000-00" {...getMaskedProps('partnerDocument')} />
        <DayInput
          id={getId('partnerBirthDate')}
          label={companyInfoLabels.partnerBirthDate}
          day={values.partnerBirthDate}
          error={getError('partnerBirthDate')}
          onChange={(partnerBirthDate) => change({ partnerBirthDate })}
          onBlur={() => leave('partnerBirthDate')}
        />
        <TextInput {...getTextProps('partnerEmail')} type="email" autoComplete="off" />
        <MaskedInput kind="phone" {...getMaskedProps('partnerPhone')} />
      </div>
    </section>
  )
}
