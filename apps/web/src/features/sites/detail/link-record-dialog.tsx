import { listOrders } from '@girassol/contract/orders'
import { listProposals } from '@girassol/contract/proposals'
import { linkToSite } from '@girassol/contract/sites'
import { isBudgetStatus, orderStatuses } from '@girassol/domain/orders'
import { proposalStatuses } from '@girassol/domain/proposals'
import { siteLinkKinds } from '@girassol/domain/sites'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useEndpointMutation, useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { ChoiceChips } from '../../../ui/choice-chips.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { type LookupOption, LookupSelect } from '../../../ui/lookup-select.tsx'
import { siteReads } from '../site-reads.ts'
import classes from './site-detail.module.css'

/** What may be linked by hand from here; a homologation is made from its order. */
const kinds = ['ORDER', 'BUDGET', 'PROPOSAL'] as const
type Kind = (typeof kinds)[number]

const shown = 20

/** The options of a kind: orders and budgets by number or customer, proposals by number or customer. */
const useRecords = (kind: Kind, term: string) => {
  const [searched] = useDebouncedValue(term.trim().slice(0, 100), 300)
  const page = { take: shown, skip: 1 }
  const query = { ...page, ...(searched !== '' && { term: searched }) }
  const isProposal = kind === 'PROPOSAL'
  const proposals = useEndpointQuery(listProposals, { query }, { enabled: isProposal, showPrevious: true })
  const status = kind === 'BUDGET' ? { status: 'BUDGET' } : {}
  const orders = useEndpointQuery(
    listOrders,
    { query: { ...query, ...status } },
    { enabled: !isProposal, showPrevious: true },
  )
  const list = isProposal ? proposals : orders
  const options: readonly LookupOption[] = isProposal
    ? (proposals.data?.data ?? []).map(({ id, number, customer, status: state }) => ({
        value: String(id),
        label: `Proposta ${number}`,
        note: [customer.name, proposalStatuses[state].label].filter(Boolean).join(' · '),
      }))
    : (orders.data?.data ?? [])
        .filter((row) => isBudgetStatus(row.status) === (kind === 'BUDGET'))
        .map((row) => ({
          value: String(row.id),
          label: `${siteLinkKinds[kind]} ${row.id}`,
          note: [row.customerName, orderStatuses[row.status].label].filter(Boolean).join(' · '),
        }))
  return {
    options,
    status: list.isError ? ('error' as const) : list.isFetching ? ('loading' as const) : ('ready' as const),
  }
}

type LinkRecordDialogProps = { readonly siteId: number; readonly onClose: () => void }

/** SITE-007: links an order, a budget or a proposal to a site; one of another site moves here. */
export const LinkRecordDialog = ({ siteId, onClose }: LinkRecordDialogProps) => {
  const [kind, setKind] = useState<Kind>('ORDER')
  const [term, setTerm] = useState('')
  const [chosen, setChosen] = useState<LookupOption | null>(null)
  const records = useRecords(kind, term)
  const linking = useEndpointMutation(linkToSite, {
    success: 'Ligado a esta obra',
    refreshes: siteReads,
    onSuccess: onClose,
  })
  const choose = (next: string) => {
    setKind(kinds.find((each) => each === next) ?? 'ORDER')
    setChosen(null)
    setTerm('')
  }
  return (
    <ConfirmDialog
      isOpen
      title="Ligar outro registro"
      verb="Ligar"
      runningVerb="Ligando…"
      isRunning={linking.isPending}
      {...(chosen === null && { refusal: 'Escolha o registro.' })}
      onConfirm={() => {
        if (chosen) linking.mutate({ params: { id: siteId }, body: { kind, recordId: Number(chosen.value) } })
      }}
      onClose={onClose}
    >
      <div className={classes.linking}>
        <p className={classes.dim}>O que estava em outra obra passa para esta.</p>
        <ChoiceChips
          label="Tipo de registro"
          options={kinds.map((id) => ({ id, label: siteLinkKinds[id] }))}
          current={kind}
          onChange={choose}
        />
        <LookupSelect
          key={kind}
          label={siteLinkKinds[kind]}
          placeholder="Número ou cliente"
          chosen={chosen}
          onSearch={setTerm}
          onChange={setChosen}
          {...records}
        />
      </div>
    </ConfirmDialog>
  )
}
