import { type CreditView, showCredit } from '@girassol/contract/credit'
import type { SellerView } from '@girassol/contract/sellers'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { useOpened } from '../../../lib/use-opened.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import { CreditAccountView } from '../../credit/index.ts'
import { SellerSearch } from '../../sellers/index.ts'
import classes from './credit-limit.module.css'

const CreditLimitDialog = lazyDialog(async () => (await import('./credit-limit-dialog.tsx')).CreditLimitDialog)

type SellerCreditProps = { readonly seller: SellerView; readonly onLeave: () => void }

const SellerCredit = ({ seller, onLeave }: SellerCreditProps) => {
  const credit = useEndpointQuery(showCredit, { params: { id: seller.id } })
  const { row, turn, open, close } = useOpened<CreditView>()
  const { data } = credit
  if (data === undefined) {
    return credit.error === null ? (
      <SkeletonLines lines={6} />
    ) : (
      <ErrorState error={credit.error} onRetry={() => void credit.refetch()} isRetrying={credit.isFetching} />
    )
  }
  return (
    <section aria-label={`Crédito de ${seller.name}`} className={classes.screen}>
      <div className={classes.head}>
        <h2>{seller.name}</h2>
        <div className={classes.actions}>
          <Button variant="subtle" onClick={onLeave}>
            Outro integrador
          </Button>
          <Button variant="default" onClick={() => open(data)}>
            {data.account === undefined ? 'Definir limite' : 'Alterar limite'}
          </Button>
        </div>
      </div>
      {data.account === undefined ? (
        <EmptyState
          title="Sem limite"
          text="O crédito deste integrador não é controlado: nenhum pedido é recusado por ele."
        />
      ) : (
        <CreditAccountView account={data.account} />
      )}
      {row !== undefined && (
        <CreditLimitDialog
          key={turn}
          seller={seller}
          credit={row}
          onReload={async () => {
            const { data: now } = await credit.refetch()
            if (now !== undefined) open(now)
          }}
          onClose={close}
        />
      )}
    </section>
  )
}

/** CRED-007: FINANCIAL and ADMINISTRATOR look up the credit of an integrator and set its limit. */
export const CreditLimitScreen = () => {
  const [seller, setSeller] = useState<SellerView | null>(null)
  return (
    <>
      <PageHeader
        title="Crédito"
        note="O limite vale para pedidos pagos por outros métodos. O ERP também o informa; vale o mais recente."
      />
      {seller === null ? (
        <Card title="Integrador">
          <SellerSearch chosen={null} onChoose={setSeller} />
        </Card>
      ) : (
        <SellerCredit seller={seller} onLeave={() => setSeller(null)} />
      )}
    </>
  )
}
