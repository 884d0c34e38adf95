import { listBankAccounts } from '@girassol/contract/payment-methods'
import type { ReactNode } from 'react'
import { useCan } from '../../../access/session.tsx'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import classes from './payment-panel.module.css'

const fiveMinutes = 300_000 // PAY-049

/** The account for the deposit; without permission to read the accounts, `instead`. */
export const DepositAccounts = ({ instead = null }: { readonly instead?: ReactNode }) => {
  const enabled = useCan('payments.readBankAccounts')
  const accounts = useEndpointQuery(listBankAccounts, {}, { enabled, staleTime: fiveMinutes })
  if (enabled && accounts.isPending) return null
  if (accounts.data === undefined || accounts.data.length === 0) return instead
  return (
    <section aria-label="Contas para depósito">
      <h3 className={classes.heading}>Contas para depósito</h3>
      <ul className={classes.accounts}>
        {accounts.data.map(({ id, bankNumber, bankName, branchCode, bankAccount }) => (
          <li key={id}>
            {bankNumber} · {bankName}, agência {branchCode}, conta {bankAccount}
          </li>
        ))}
      </ul>
    </section>
  )
}
