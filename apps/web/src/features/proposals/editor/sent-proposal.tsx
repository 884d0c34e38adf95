import type { ProposalView } from '@girassol/contract/proposals'
import { declineReasons } from '@girassol/domain/proposals'
import { formatDocument } from '@girassol/domain/shared'
import { IconBrandWhatsapp, IconCopyPlus, IconFileInvoice } from '@tabler/icons-react'
import { useCanChange } from '../../../access/session.tsx'
import { formatDate, formatDateTime, formatPhone, formatPower, formatReais, missing } from '../../../lib/format.ts'
import { useHasRail } from '../../../lib/media.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { AppLink } from '../../../ui/app-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useProposalDialogs } from '../acting/proposal-dialogs.tsx'
import { useOpenVersion } from '../acting/use-open-version.ts'
import { CustomerViewCard } from './customer-view-card.tsx'
import classes from './editor.module.css'
import lineClasses from './lines.module.css'
import { OwnProfitCard } from './own-profit-card.tsx'
import { computeFigures } from './price-figures.ts'
import { toValues } from './proposal-form.ts'
import { ProposalHeader } from './proposal-header.tsx'

/** What the proposal is waiting for, or how it ended. */
const StateNotice = ({ proposal }: { readonly proposal: ProposalView }) => {
  const { acceptance, decline, budgetId, status, validUntil } = proposal
  if (decline !== null && status === 'DECLINED')
    return (
      <Notice tone="attention" title={`Recusada em ${formatDateTime(decline.declinedAt)}`}>
        Motivo: {declineReasons[decline.reason]}.{decline.text === null ? '' : ` "${decline.text}"`}
      </Notice>
    )
  if (acceptance !== null)
    return (
      <Notice tone="success" title={`Aceita por ${acceptance.name} em ${formatDateTime(acceptance.acceptedAt)}`}>
        Versão {acceptance.version}, documento {formatDocument(acceptance.document)}.{' '}
        {budgetId !== null && <AppLink to={`/orcamentos/${budgetId}`}>Ver orçamento {budgetId}</AppLink>}
      </Notice>
    )
  if (status === 'EXPIRED' && validUntil !== null)
    return (
      <Notice tone="info">Esta proposta venceu em {formatDate(validUntil)}. Abra uma nova versão para reenviar.</Notice>
    )
  return status === 'REVOKED' ? <Notice tone="info">Esta proposta foi revogada; o link não abre mais.</Notice> : null
}

const findSentAt = ({ versions, versionNumber }: ProposalView): string | null =>
  versions.find(({ number }) => number === versionNumber)?.sentAt ?? null

const ViewsCard = ({ proposal }: { readonly proposal: ProposalView }) => {
  const { views, firstViewedAt, lastViewedAt, validUntil } = proposal
  const sentAt = findSentAt(proposal)
  return (
    <Card title="Envio">
      <Facts
        items={[
          { label: 'Enviada em', value: sentAt === null ? missing : formatDateTime(sentAt) },
          { label: 'Válida até', value: validUntil === null ? missing : formatDate(validUntil) },
          { label: 'Vistas', value: views },
          { label: 'Primeira vez', value: firstViewedAt === null ? missing : formatDateTime(firstViewedAt) },
          { label: 'Última vez', value: lastViewedAt === null ? missing : formatDateTime(lastViewedAt) },
        ]}
      />
    </Card>
  )
}

const CustomerCard = ({ proposal: { customer, energy } }: { readonly proposal: ProposalView }) => (
  <Card title="Cliente e sistema">
    <Facts
      items={[
        { label: 'Cliente', value: customer.name ?? missing },
        { label: 'Celular', value: customer.phone === null ? missing : formatPhone(customer.phone) },
        {
          label: 'Cidade',
          value: customer.cityName === null ? missing : [customer.cityName, customer.state].filter(Boolean).join(', '),
        },
        { label: 'Potência', value: energy.kwp === null ? missing : formatPower(energy.kwp * 1000) },
      ]}
    />
  </Card>
)

const ItemsCard = ({ items }: Pick<ProposalView, 'items'>) => (
  <Card title="Equipamentos" aside={`${items.length} itens`}>
    <table className={lineClasses.lines}>
      <caption className="hidden-visually">Equipamentos da proposta</caption>
      <thead>
        <tr>
          <th scope="col">Produto</th>
          <th scope="col">Quantidade</th>
          <th scope="col">Preço na proposta</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ productErpCode, productName, quantity, unitValue }) => (
          <tr key={productErpCode}>
            <td>{productName}</td>
            <td>{quantity}</td>
            <td>{formatReais(unitValue)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Card>
)

/** The yellow button is what comes next in this status; the rest is in the menu (design 7). */
const useSentActions = (proposal: ProposalView) => {
  const { id, actions, status } = proposal
  const { open, dialog } = useProposalDialogs()
  const { openVersion, isOpening } = useOpenVersion()
  const makesProposals = useCanChange('proposals.use')
  const newVersion = { id: 'version', label: 'Nova versão', onRun: () => openVersion(id) }
  const isEnded = status === 'DECLINED' || status === 'EXPIRED'
  if (actions.convert.allowed) {
    const icon = <IconFileInvoice size={16} aria-hidden />
    return {
      primary: <ActionButton label="Fazer orçamento" variant="next" icon={icon} onRun={() => open('convert', id)} />,
      menu: [],
      dialog,
    }
  }
  if (actions.openVersion.allowed && isEnded) {
    const icon = <IconCopyPlus size={16} aria-hidden />
    const primary = (
      <ActionButton label="Nova versão" variant="next" icon={icon} isRunning={isOpening} onRun={newVersion.onRun} />
    )
    return { primary, menu: [], dialog }
  }
  const icon = <IconBrandWhatsapp size={16} aria-hidden />
  return {
    primary:
      proposal.link === null || status === 'CONVERTED' || !makesProposals ? undefined : (
        <ActionButton label="Enviar o link" icon={icon} onRun={() => open('share', id)} />
      ),
    menu: actions.openVersion.allowed ? [newVersion] : [],
    dialog,
  }
}

/** A sent version, which does not change any more: what the customer sees, what he did, and what comes next. */
export const SentProposal = ({ proposal }: { readonly proposal: ProposalView }) => {
  const { primary, menu, dialog } = useSentActions(proposal)
  const figures = computeFigures(proposal.totals.equipment, toValues(proposal))
  const hasRail = useHasRail()
  const [firstMonth] = proposal.results?.firstYear ?? []
  const quoted = proposal.financing.find(({ isMain }) => isMain) ?? proposal.financing[0]
  const preview = (
    <aside className={hasRail ? classes.preview : classes.sheet}>
      <CustomerViewCard
        finalCents={figures.finalCents}
        kwp={proposal.energy.kwp}
        results={proposal.results && firstMonth ? { ...proposal.results, firstMonth } : undefined}
        isOld={false}
        quoted={quoted?.instalment ? { instalments: quoted.instalments, instalment: quoted.instalment } : undefined}
      />
      <OwnProfitCard figures={figures} />
    </aside>
  )
  return (
    <>
      <ProposalHeader proposal={proposal} primary={primary} actions={menu} />
      <div className={classes.notices}>
        <StateNotice proposal={proposal} />
      </div>
      <div className={classes.columns}>
        <div className={classes.main}>
          <ViewsCard proposal={proposal} />
          <CustomerCard proposal={proposal} />
          <ItemsCard items={proposal.items} />
        </div>
        {preview}
      </div>
      {dialog}
    </>
  )
}
