import { TextInput } from '@mantine/core'
import { DayInput } from '../../ui/day-input.tsx'
import { MaskedInput } from '../../ui/masked-input.tsx'
import classes from './onboarding-dialog.module.css'
import type { CompanyInfoFieldsProps } from './use-onboarding-form.ts'

/** The partner who represents the company (ONB-003…ONB-010). */
export const PartnerFields = ({ form }: CompanyInfoFieldsProps) => (
  <section aria-label="Sócio" className={classes.group}>
    <h3>Sócio</h3>
    <TextInput {...form.getTextProps('partnerName')} autoComplete="off" data-autofocus />
    <div className={classes.halves}>
      <MaskedInput {...form.getFieldProps('partnerDocument')} kind="cpf" hint="000.000.000-00" />
      <DayInput {...form.getDayProps('partnerBirthDate')} />
      <TextInput {...form.getTextProps('partnerEmail')} type="email" autoComplete="off" />
      <MaskedInput {...form.getFieldProps('partnerPhone')} kind="phone" />
    </div>
  </section>
)
