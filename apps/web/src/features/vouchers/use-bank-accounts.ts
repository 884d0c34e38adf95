import { type BankAccountView, listBankAccounts } from '@girassol/contract/payment-methods'
import { useEffect } from 'react'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { toast } from '../../ui/toaster.tsx'

const fiveMinutes = 300_000 // PAY-049

/** VOU-051 */
export const accountsFailure = 'Não foi possível buscar as contas de banco disponíveis!'

/** The distributor's accounts (VOU-020); a failure is reported once, and can be retried. */
export const useBankAccounts = () => {
  const query = useEndpointQuery(listBankAccounts, {}, { staleTime: fiveMinutes, retry: false })
  const { error } = query
  useEffect(() => {
    if (error !== null) toast.failure(accountsFailure)
  }, [error])
  return query
}

/** 'Banco do Planalto (077) · agência 4410 · conta 1200-3' */
export const describeAccount = ({ bankName, bankNumber, branchCode, bankAccount }: BankAccountView): string =>
  `${bankName} (${bankNumber}) · agência ${branchCode} · conta ${bankAccount}`
