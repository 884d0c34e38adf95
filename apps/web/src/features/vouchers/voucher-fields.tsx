import { cleanVoucherNumber } from '@girassol/domain/vouchers'
import { Select, TextInput } from '@mantine/core'
import { ActionButton } from '../../ui/action-button.tsx'
import { DayInput } from '../../ui/day-input.tsx'
import { AmountField } from './amount-field.tsx'
import { accountsFailure, describeAccount, type useBankAccounts } from './use-bank-accounts.ts'
import type { VoucherFormState } from './use-voucher-form.ts'
import classes from './voucher-form.module.css'

type VoucherFieldsProps = {
  readonly form: VoucherFormState
  readonly accounts: ReturnType<typeof useBankAccounts>
  readonly remainingCents: number | null
}

const AccountField = ({ form, accounts }: Omit<VoucherFieldsProps, 'remainingCents'>) => (
  <div className={classes.account}>
    <Select
      {...form.getFieldProps('bankAccount')}
      data={(accounts.data ?? []).map((account) => ({ value: String(account.id), label: describeAccount(account) }))}
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
export const VoucherFields = ({ form, accounts, remainingCents }: VoucherFieldsProps) => (
  <>
    <div className={classes.pair}>
      <TextInput
        {...form.getFieldProps('voucherNumber')}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => form.change({ voucherNumber: cleanVoucherNumber(event.currentTarget.value) })}
      />
      <DayInput {...form.getDayProps('voucherDate')} isExample />
    </div>
    <AmountField {...form.getFieldProps('voucherAmount')} remainingCents={remainingCents} />
    <AccountField form={form} accounts={accounts} />
  </>
)
