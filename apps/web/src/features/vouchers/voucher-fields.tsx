import { cleanVoucherNumber } from '@girassol/domain/vouchers'
import { Select, TextInput } from '@mantine/core'
import { ActionButton } from '../../ui/action-button.tsx'
import { DayInput } from '../../ui/day-input.tsx'
import type { RecordForm } from '../administration/index.ts'
import { AmountField } from './amount-field.tsx'
import { accountsFailure, describeAccount, type useBankAccounts } from './use-bank-accounts.ts'
import type { VoucherDraft } from './voucher-draft.ts'
import classes from './voucher-form.module.css'

type VoucherFieldsProps = {
  readonly form: RecordForm<VoucherDraft>
  readonly accounts: ReturnType<typeof useBankAccounts>
  readonly remainingCents: number | null
}

const AccountField = ({
  form: { values, change, getFieldProps },
  accounts,
}: Omit<VoucherFieldsProps, 'remainingCents'>) => (
  <div className={classes.account}>
    <Select
      {...getFieldProps('bankAccount')}
      data={(accounts.data ?? []).map((account) => ({ value: String(account.id), label: describeAccount(account) }))}
      value={values.bankAccount}
      onChange={(bankAccount) => change({ bankAccount })}
      placeholder={accounts.isPending ? 'Buscando…' : 'Escolha a conta'}
      error={accounts.isError ? accountsFailure : undefined}
      clearable
      clearButtonProps={{ 'aria-label': 'Limpar conta bancária' }}
    />
    {accounts.isError && (
      <ActionButton
        label="Tentar de novo"
        size="compact"
        isRunning={accounts.isFetching}
        onRun={() => void accounts.refetch()}
      />
    )}
  </div>
)

/** The payment fields of a voucher, used for adding and editing. */
export const VoucherFields = ({ form, accounts, remainingCents }: VoucherFieldsProps) => {
  const { values, change, getFieldProps } = form
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          {...getFieldProps('voucherNumber')}
          inputMode="numeric"
          autoComplete="off"
          value={values.voucherNumber}
          onChange={(event) => change({ voucherNumber: cleanVoucherNumber(event.currentTarget.value) })}
        />
        <DayInput
          {...getFieldProps('voucherDate')}
          isExample
          day={values.voucherDate}
          onChange={(voucherDate) => change({ voucherDate })}
        />
      </div>
      <AmountField
        {...getFieldProps('voucherAmount')}
        amount={values.voucherAmount}
        remainingCents={remainingCents}
        onChange={(voucherAmount) => change({ voucherAmount })}
      />
      <AccountField form={form} accounts={accounts} />
    </>
  )
}
