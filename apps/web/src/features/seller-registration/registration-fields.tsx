import { listBranches } from '@girassol/contract/freight'
import { sellerLimits } from '@girassol/domain/sellers'
import { Checkbox, Select, TextInput } from '@mantine/core'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { optional } from '../../ui/optional-label.tsx'
import { AddressFields, useCnpjLookup } from '../customers/index.ts'
import classes from './registration.module.css'
import { registrationLabels } from './registration-values.ts'
import type { RegistrationForm } from './use-registration-form.ts'

type Fields = Pick<RegistrationForm, 'form' | 'cep' | 'getId'>
type TextName = 'erpCode' | 'name' | 'fancyName' | 'email' | 'ie' | 'userName' | 'userEmail'

const lengths: Readonly<Record<TextName, number>> = { ...sellerLimits, userName: 100, userEmail: 100 }

const TextField = ({ form, getId, field }: Fields & { readonly field: TextName }) => (
  <TextInput
    id={getId(field)}
    type={field === 'email' || field === 'userEmail' ? 'email' : 'text'}
    label={field === 'ie' ? optional(registrationLabels.ie) : registrationLabels[field]}
    value={form.values[field]}
    maxLength={lengths[field]}
    error={form.getError(field)}
    onChange={(event) => form.change({ [field]: event.currentTarget.value })}
    onBlur={() => form.leave(field)}
    autoComplete="off"
  />
)

/** The numbers that cannot change later: the CNPJ fills in data of the registers (CUS-037), the code is the ERP's. */
export const NumberFields = (props: Fields) => {
  const { form, getId } = props
  const company = useCnpjLookup(form)
  return (
    <div className={classes.group}>
      <MaskedInput
        kind="cnpj"
        id={getId('document')}
        label={registrationLabels.document}
        value={form.values.document}
        onChange={company.changeDocument}
        onBlur={() => form.leave('document')}
        error={form.getError('document')}
        {...(company.isLooking && { hint: 'Consultando o CNPJ…' })}
      />
      {company.notice !== undefined && (
        <Notice tone="info" isInline isAlert>
          {company.notice}
        </Notice>
      )}
      <TextField {...props} field="erpCode" />
    </div>
  )
}

/** The identity and the contact data of the company. */
export const RegistrationCompanyFields = (props: Fields) => {
  const { form, getId } = props
  return (
    <div className={classes.group}>
      <TextField {...props} field="name" />
      <TextField {...props} field="fancyName" />
      <div className={classes.halves}>
        <MaskedInput
          kind="phone"
          id={getId('phone')}
          label={registrationLabels.phone}
          value={form.values.phone}
          onChange={(phone) => form.change({ phone })}
          onBlur={() => form.leave('phone')}
          error={form.getError('phone')}
        />
        <TextField {...props} field="ie" />
      </div>
      <TextField {...props} field="email" />
    </div>
  )
}

/** The address of the company. */
export const PlaceOfSeller = ({ form, cep, getId }: Fields) => (
  <AddressFields
    values={form.values}
    limits={sellerLimits}
    cep={cep}
    getError={form.getError}
    getId={getId}
    onChange={form.change}
    onLeave={form.leave}
  />
)

/** The seller's permissions in the portal, and the branch that ships to it. */
export const PortalFields = ({ form, getId }: Fields) => {
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
        id={getId('branch')}
        label={registrationLabels.branch}
        data={isListed ? options : [...options, { value: branch, label: branch.replace(',', ' · ') }]}
        value={branch}
        allowDeselect={false}
        onChange={(value) => value !== null && form.change({ branch: value })}
      />
      {(['pointsEnabled', 'canDoTriangulation'] as const).map((flag) => (
        <Checkbox
          key={flag}
          label={registrationLabels[flag]}
          checked={form.values[flag]}
          onChange={(event) => form.change({ [flag]: event.currentTarget.checked })}
        />
      ))}
    </div>
  )
}

/** The seller's first user. */
export const FirstUserFields = (props: Fields) => (
  <div className={classes.group}>
    <TextField {...props} field="userName" />
    <TextField {...props} field="userEmail" />
  </div>
)
