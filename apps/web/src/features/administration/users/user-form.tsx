import type { UserFields } from '@girassol/contract/administration'
import { integratorTypeRoles, internalRoles, type Role, roleLabels } from '@girassol/domain/access'
import { worksForSeller } from '@girassol/domain/administration'
import { Checkbox, Input, TextInput } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { ActionButton } from '../../../ui/action-button.tsx'
import { DraftNotice } from '../../../ui/draft-notice.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { SellerField } from './seller-field.tsx'
import type { UserForm } from './use-user-form.ts'
import classes from './user-form.module.css'

const groups: readonly { readonly title: string; readonly roles: readonly Role[] }[] = [
  { title: 'Equipe da distribuidora', roles: internalRoles },
  { title: 'Empresa integradora', roles: integratorTypeRoles },
  { title: 'Outros', roles: ['SHIPPING_COMPANY'] },
]

export type UserFormProps = {
  readonly form: UserForm
  readonly verb: string
  readonly runningVerb: string
  readonly isSaving: boolean
  /** A refusal of the whole form, above it. */
  readonly notice?: ReactNode
  readonly onSubmit: (body: UserFields) => void
}

type FieldsProps = Pick<UserFormProps, 'form'>

const Roles = ({ form }: FieldsProps) => {
  const { id, ...group } = form.getFieldProps('roles')
  return (
    <Checkbox.Group {...group} description="Com vários, vale a soma do que cada um permite.">
      <div id={id} tabIndex={-1} className={classes.groups}>
        {groups.map(({ title, roles }) => (
          <fieldset key={title} className={classes.group}>
            <legend>{title}</legend>
            <div className={classes.roles}>
              {roles.map((role) => (
                <Checkbox key={role} value={role} label={roleLabels[role]} />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Checkbox.Group>
  )
}

const Seller = ({ form }: FieldsProps) => {
  const { id, value, error, onChange } = form.getFieldProps('sellerId')
  return <SellerField id={id} chosen={value} error={error} onChange={onChange} />
}

const Flags = ({ form }: FieldsProps) => (
  <Input.Wrapper label="O que vê e recebe" labelElement="div">
    <div className={classes.flags}>
      {(['canViewProductPrices', 'canViewMarginLiquid', 'getsEmails'] as const).map((flag) => (
        <Checkbox key={flag} {...form.getCheckboxProps(flag)} />
      ))}
    </div>
  </Input.Wrapper>
)

/** The only form of a user, for a new and an existing one (C-140). */
export const UserFormBody = ({ form, verb, runningVerb, isSaving, notice, onSubmit }: UserFormProps) => {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving) form.submit(onSubmit)
  }
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <DraftNotice draft={form.draft} />
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      {notice}
      <TextInput {...form.getTextProps('name')} autoComplete="off" />
      <TextInput {...form.getTextProps('email')} type="email" autoComplete="off" />
      <Roles form={form} />
      {worksForSeller(form.values.roles) && <Seller form={form} />}
      <Flags form={form} />
      <footer className={classes.footer}>
        <ActionButton label={verb} runningLabel={runningVerb} variant="next" isSubmit isRunning={isSaving} />
      </footer>
    </form>
  )
}
