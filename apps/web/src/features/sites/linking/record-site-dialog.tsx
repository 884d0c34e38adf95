import { linkToSite, listSites, readLinkedSite, unlinkFromSite } from '@girassol/contract/sites'
import { type SiteLinkKind, siteStages } from '@girassol/domain/sites'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useCan } from '../../../access/session.tsx'
import { useEndpointMutation, useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { AppLink } from '../../../ui/app-link.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { type LookupOption, LookupSelect } from '../../../ui/lookup-select.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import { siteReads } from '../site-reads.ts'
import { describeCity } from '../site-words.ts'
import classes from './linking.module.css'

export type RecordSiteDialogProps = {
  readonly kind: SiteLinkKind
  readonly recordId: number
  readonly onClose: () => void
}

const useFoundSites = (term: string) => {
  const [searched] = useDebouncedValue(term.trim().slice(0, 100), 300)
  const query = { take: 20, skip: 1, ...(searched !== '' && { term: searched }) }
  const sites = useEndpointQuery(listSites, { query }, { showPrevious: true })
  const status = sites.isFetching ? ('loading' as const) : ('ready' as const)
  return {
    status: sites.isError ? ('error' as const) : status,
    options: (sites.data?.data ?? []).map((row) => ({
      value: String(row.id),
      label: row.title,
      note: `${describeCity(row)} · ${siteStages[row.stage].label}`,
    })),
  }
}

const SiteChoice = ({ kind, recordId, onClose }: RecordSiteDialogProps) => {
  const [term, setTerm] = useState('')
  const [chosen, setChosen] = useState<LookupOption | null>(null)
  const linking = useEndpointMutation(linkToSite, {
    success: 'Ligado à obra',
    refreshes: siteReads,
    onSuccess: onClose,
  })
  const link = () => {
    if (chosen) linking.mutate({ params: { id: Number(chosen.value) }, body: { kind, recordId } })
  }
  return (
    <div className={classes.choice}>
      <LookupSelect
        label="Ligar a uma obra"
        placeholder="Título, contato, UC ou pedido"
        none="Nenhuma obra encontrada."
        chosen={chosen}
        onSearch={setTerm}
        onChange={setChosen}
        {...useFoundSites(term)}
      />
      <ActionButton
        label="Ligar"
        runningLabel="Ligando…"
        variant="next"
        isRunning={linking.isPending}
        {...(chosen === null && { permission: { allowed: false, reason: 'Escolha a obra.' } })}
        onRun={link}
      />
    </div>
  )
}

type LinkedProps = RecordSiteDialogProps & { readonly site: { readonly id: number; readonly title: string } }

const LinkedSite = ({ kind, recordId, site, onClose }: LinkedProps) => {
  const removal = useEndpointMutation(unlinkFromSite, {
    success: 'Desligado da obra',
    refreshes: siteReads,
    onSuccess: onClose,
  })
  const mayWrite = useCan('sites.use')
  return (
    <p className={classes.linked}>
      <AppLink to={`/obras/${site.id}`} onClick={onClose}>
        {site.title}
      </AppLink>
      {mayWrite && (
        <ActionButton
          label="Desligar"
          variant="text"
          size="compact"
          isRunning={removal.isPending}
          onRun={() => removal.mutate({ params: { id: site.id }, query: { kind, recordId } })}
        />
      )}
    </p>
  )
}

/** SITE-007: the site of an order, budget or proposal, and how it is linked to another one by hand. */
export const RecordSiteDialog = (props: RecordSiteDialogProps) => {
  const { kind, recordId, onClose } = props
  const linked = useEndpointQuery(readLinkedSite, { query: { kind, recordId } }, { refetchOnMount: 'always' })
  const mayWrite = useCan('sites.use')
  const site = linked.data?.site
  return (
    <Dialog
      isOpen
      title="Obra"
      onClose={onClose}
      footer={<ActionButton label="Fechar" variant="text" onRun={onClose} />}
    >
      {linked.isPending && <SkeletonLines lines={2} />}
      {linked.isError && <ErrorState error={linked.error} onRetry={() => void linked.refetch()} />}
      {site && <LinkedSite {...props} site={site} />}
      {site === null && !mayWrite && <p>Não está ligado a nenhuma obra.</p>}
      {site !== undefined && mayWrite && <SiteChoice {...props} />}
    </Dialog>
  )
}
