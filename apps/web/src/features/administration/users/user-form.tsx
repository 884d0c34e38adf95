import { integratorTypeRoles, internalRoles, type Role, roleLabels } from '@girassol/domain/access'
import { worksForSeller } from '@girassol/domain/administration'
import { Checkbox, Input, TextInput } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { ActionButton } from '../../../ui/action-button.tsx'
import { DraftNotice } from '../../../ui/draft-notice.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { SellerField } from './seller-field.tsx'
import classes from './user-form.module.css'
import { type UserForm, userFieldNames, userLabels } from './user-values.ts'

const groups: readonly { readonly title: string; readonly roles: readonly Role[] }[] = [
  { title: 'Equipe da distribuidora', roles: internalRoles },
  { title: 'Empresa integradora', roles: integratorTypeRoles },
  { title: 'Outros', roles: ['SHIPPING_COMPANY'] },
]

export type UserFormProps = {
  readonly form: UserForm
  readonly idOf: (field: string) => string
  readonly verb: string
  readonly runningVerb: string
  readonly isSaving: boolean
  /** A refusal of the whole form, above it. */
  readonly notice?: ReactNode
  readonly onSubmit: () => void
}

type FieldsProps = Pick<UserFormProps, 'form' | 'idOf'>

const TextField = ({ form, idOf, field }: FieldsProps & { readonly field: 'name' | 'email' }) => (
  <TextInput
    id={idOf(field)}
    type={field === 'email' ? 'email' : 'text'}
    label={userLabels[field]}
    value={form.values[field]}
    maxLength={100}
    error={form.sentenceOf(field)}
    onChange={(event) => form.change({ [field]: event.currentTarget.value })}
    onBlur={() => form.leave(field)}
    autoComplete="off"
  />
)

const Roles = ({ form, idOf }: FieldsProps) => (
  <Checkbox.Group
    label={userLabels.roles}
    description="Com vários, vale a soma do que cada um permite."
    value={[...form.values.roles]}
    error={form.sentenceOf('roles')}
    onChange={(roles) => form.change({ roles: roles as Role[] })}
  >
    <div id={idOf('roles')} tabIndex={-1} className={classes.groups}>
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

const Flags = ({ form }: Pick<FieldsProps, 'form'>) => (
  <Input.Wrapper label="O que vê e recebe" labelElement="div">
    <div className={classes.flags}>
      {(['canViewProductPrices', 'canViewMarginLiquid', 'getsEmails'] as const).map((flag) => (
        <Checkbox
          key={flag}
          label={userLabels[flag]}
          checked={form.values[flag]}
          onChange={(event) => form.change({ [flag]: event.currentTarget.checked })}
        />
      ))}
    </div>
  </Input.Wrapper>
)

/** The one form of a user, new or known (C-140). */
export const UserFormBody = (props: UserFormProps) => {
  const { form, idOf, verb, runningVerb, isSaving, notice } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving && form.check(userFieldNames)) props.onSubmit()
  }
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <DraftNotice draft={form.draft} />
      <ErrorSummary errors={form.summaryOf(userFieldNames, { labels: userLabels, idOf })} attempt={form.attempt} />
      {notice}
      <TextField form={form} idOf={idOf} field="name" />
      <TextField form={form} idOf={idOf} field="email" />
      <Roles form={form} idOf={idOf} />
      {worksForSeller(form.values.roles) && (
        <SellerField
          id={idOf('seller')}
          chosen={form.values.seller}
          error={form.sentenceOf('seller')}
          onChange={(seller) => form.change({ seller })}
        />
      )}
      <Flags form={form} />
      <footer className={classes.footer}>
        <ActionButton label={verb} runningLabel={runningVerb} variant="next" isSubmit isRunning={isSaving} />
      </footer>
    </form>
  )
}
