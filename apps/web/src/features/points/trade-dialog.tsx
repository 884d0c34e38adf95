import { showTrade, type TradeView } from '@girassol/contract/points-store'
import { formatDocument } from '@girassol/domain/shared'
import { type ReactNode, useEffect } from 'react'
import { formatCep, formatDate, formatPoints } from '../../lib/format.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type Pair, Pairs } from '../../ui/pairs.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { toast } from '../../ui/toaster.tsx'
import classes from './points.module.css'

type PartProps = { readonly title: string; readonly pairs: readonly Pair[]; readonly children?: ReactNode }

const Part = ({ title, pairs }: PartProps) => (
  <section className={classes.part}>
    <h3>{title}</h3>
    <Pairs pairs={pairs} />
  </section>
)

/** PTS-011…014: the user who swapped, the product, the address, and the balance before and after. */
const TradeParts = ({ trade }: { readonly trade: TradeView }) => {
  const { seller, delivery, products } = trade
  const product = products[0]
  return (
    <>
      <Part
        title="Identificação do cliente"
        pairs={[
          ['Integrador responsável', seller.user?.name ?? null],
          ['Cliente', seller.name],
          ['CNPJ', formatDocument(seller.cnpj)],
        ]}
      />
      <Part
        title="Resumo da troca"
        pairs={[
          ['Categoria', product?.category ?? null],
          ['Descrição', product?.description ?? null],
          ['Quantidade', '1'],
          ['Valor em pontos', formatPoints(Math.round(product?.value ?? trade.entry.value))],
        ]}
      />
      <Part
        title="Endereço de entrega"
        pairs={[
          ['CEP', formatCep(delivery.addressCep)],
          ['Estado', delivery.erpState],
          ['Cidade', delivery.erpCityName],
          ['Rua', delivery.addressDescription],
          ['Bairro', delivery.addressNeighborhood],
          ['Número', delivery.addressNumber],
          ['Complemento ou referência', delivery.addressComplement],
        ]}
      />
      <Part
        title="Saldo de pontos"
        pairs={[
          ['Antes da troca', formatPoints(trade.balanceBefore)],
          ['Depois da troca', formatPoints(trade.balanceAfter)],
        ]}
      />
    </>
  )
}

export type TradeDialogProps = {
  /** The number of the debit that paid for the swap. */
  readonly entryId: number
  readonly onClose: () => void
}

/** PTS-010: one swap; when it cannot be loaded the dialog closes and a message says so (PTS-015). */
export const TradeDialog = ({ entryId, onClose }: TradeDialogProps) => {
  const { data, error } = useEndpointQuery(showTrade, { params: { id: entryId } }, { retry: false })
  useEffect(() => {
    if (error === null) return
    toast.failure('Não é possível visualizar esta troca!')
    onClose()
  }, [error, onClose])
  return (
    <Dialog
      isOpen
      width="table"
      title={data === undefined ? `Troca #${entryId}` : `Troca #${entryId} - ${formatDate(data.entry.createdAt)}`}
      footer={<ActionButton label="Fechar" onRun={onClose} />}
      onClose={onClose}
    >
      {data === undefined ? <SkeletonLines lines={8} /> : <TradeParts trade={data} />}
    </Dialog>
  )
}
