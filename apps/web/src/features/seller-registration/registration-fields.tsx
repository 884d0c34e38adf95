import { listBranches } from '@girassol/contract/freight'
import { Checkbox, Select, TextInput } from '@mantine/core'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import type { FormFields } from '../../lib/use-schema-form.ts'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { optional } from '../../ui/optional-label.tsx'
import { useCnpjLookup } from '../customers/index.ts'
import classes from './registration.module.css'
import type { RegistrationValues } from './registration-values.ts'

/** The props of each group of fields. */
export type RegistrationFieldsProps = { readonly form: FormFields<RegistrationValues> }
type Props = RegistrationFieldsProps
type TextName = 'erpCode' | 'name' | 'fancyName' | 'email' | 'ie' | 'userName' | 'userEmail'

const TextField = ({ form, field }: Props & { readonly field: TextName }) => {
  const { label, ...props } = form.getTextProps(field)
  return (
    <TextInput
      {...props}
      type={field === 'email' || field === 'userEmail' ? 'email' : 'text'}
      label={field === 'ie' ? optional(label) : label}
      autoComplete="off"
    />
  )
}

/** The numbers that cannot change later: the CNPJ fills in data of the registers (CUS-037), the code is the ERP's. */
export const NumberFields = ({ form }: Props) => {
  const company = useCnpjLookup(form)
  return (
    <div className={classes.group}>
      <MaskedInput
        {...form.getFieldProps('document')}
        kind="cnpj"
        onChange={company.changeDocument}
        {...(company.isLooking && { hint: 'Consultando o CNPJ…' })}
      />
      {company.notice !== undefined && (
        <Notice tone="info" isInline isAlert>
          {company.notice}
        </Notice>
      )}
      <TextField form={form} field="erpCode" />
    </div>
  )
}

/** The identity and the contact data of the company. */
export const RegistrationCompanyFields = ({ form }: Props) => (
  <div className={classes.group}>
    <TextField form={form} field="name" />
    <TextField form={form} field="fancyName" />
    <div className={classes.halves}>
      <MaskedInput {...form.getFieldProps('phone')} kind="phone" />
      <TextField form={form} field="ie" />
    </div>
    <TextField form={form} field="email" />
  </div>
)

/** The seller's permissions in the portal, and the branch that ships to it. */
export const PortalFields = ({ form }: Props) => {
  const branches = useEndpointQuery(listBranches, {})
  const options = (branches.data ?? []).map(({ name, companyCode, branchCode }) => ({
    value: `${companyCode},${branchCode}`,
    label: name,
  }))
  const { branch } = form.values
  const isListed = options.some(({ value }) => value === branch)
  return (
    <div className={classes.group}>
      <Select
        {...form.getFieldProps('branch')}
        data={isListed ? options : [...options, { value: branch, label: branch.replace(',', ' · ') }]}
        allowDeselect={false}
      />
      {(['pointsEnabled', 'canDoTriangulation'] as const).map((flag) => (
        <Checkbox key={flag} {...form.getCheckboxProps(flag)} />
      ))}
    </div>
  )
}

/** The seller's first user. */
export const FirstUserFields = ({ form }: Props) => (
  <div className={classes.group}>
    <TextField form={form} field="userName" />
    <TextField form={form} field="userEmail" />
  </div>
)
