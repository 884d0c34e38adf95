import { editSite, type SiteView } from '@girassol/contract/sites'
import {
  IconArchive,
  IconArchiveOff,
  IconCertificate,
  IconPencil,
  IconShieldCheck,
  IconTrash,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useCan } from '../../../access/session.tsx'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import type { Action } from '../../../ui/action.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { OpenSiteHomologationDialog } from '../../homologations/index.ts'
import { WarrantyLinkDialog } from '../../warranties/index.ts'
import type { useSiteMoves } from '../moving/use-site-moves.tsx'
import { siteReads } from '../site-reads.ts'
import { describeLink } from './describe-link.ts'

const EditSiteDialog = lazyDialog(async () => (await import('../editing/edit-site-dialog.tsx')).EditSiteDialog)
const RemoveSiteDialog = lazyDialog(async () => (await import('./remove-site-dialog.tsx')).RemoveSiteDialog)
const TaskDialog = lazyDialog(async () => (await import('../tasks/task-dialog.tsx')).TaskDialog)

type Opened = 'edit' | 'remove' | 'visit' | 'homologation' | 'warranties'

const visitTask = 'Visita'

const useArchive = ({ id, version, isArchived }: SiteView) => {
  const change = useEndpointMutation(editSite, {
    success: isArchived ? 'Obra desarquivada' : 'Obra arquivada',
    refreshes: siteReads,
  })
  return () => {
    if (!change.isPending) change.mutate({ params: { id }, body: { isArchived: !isArchived, version } })
  }
}

/** The newest record of one of these kinds, where this user may open it. */
const findLink = ({ links }: SiteView, ...kinds: readonly SiteView['links'][number]['kind'][]) =>
  links.find(({ kind, link }) => kinds.includes(kind) && link !== null)?.link ?? null

type Commands = {
  /** What comes next, if this user may do it. */
  readonly next: { readonly label: string; readonly onRun: () => void } | undefined
  readonly menu: readonly Action[]
  readonly dialog: ReactNode
}

const listSources = ({ links }: SiteView) =>
  links
    .filter(({ canHaveHomologation }) => canHaveHomologation)
    .map((link) => ({
      kind: link.kind === 'BUDGET' ? ('BUDGET' as const) : ('ORDER' as const),
      id: link.recordId,
      title: link.title,
      note: describeLink(link),
    }))

const noSource = 'Ligue à obra um pedido ou orçamento com gerador.'

/** HOM-001: the way to a homologation of the site, for the roles that open one. */
const useHomologationAction = (site: SiteView, onRun: () => void): readonly Action[] => {
  if (!useCan('homologation.use')) return []
  const hasSource = listSources(site).length > 0
  return [
    {
      id: 'homologation',
      label: 'Abrir homologação',
      icon: <IconCertificate size={16} aria-hidden />,
      permission: hasSource ? { allowed: true } : { allowed: false, reason: noSource },
      onRun,
    },
  ]
}

/** WAR-006: the public page of the site, for those who may open and close it. */
const useWarrantiesAction = (onRun: () => void): readonly Action[] =>
  useCan('sites.use')
    ? [
        {
          id: 'warranties',
          label: 'Página de garantias',
          icon: <IconShieldCheck size={16} aria-hidden />,
          permission: { allowed: true },
          onRun,
        },
      ]
    : []

type NextStepName = NonNullable<SiteView['nextStep']>['name']

const useNextStep = (site: SiteView, moves: ReturnType<typeof useSiteMoves>, open: (opened: Opened) => void) => {
  const navigate = useNavigate()
  const go = (address: string | null) => {
    if (address === null) return undefined
    return () => void navigate({ href: address })
  }
  const whenAllowed = (isAllowed: boolean, run: () => void) => (isAllowed ? run : undefined)
  const { actions } = site
  const homologation = go(findLink(site, 'HOMOLOGATION'))
  const mayOpen = useCan('homologation.use') && listSources(site).length > 0
  const steps: Readonly<Record<NextStepName, (() => void) | undefined>> = {
    scheduleVisit: whenAllowed(actions.addTask.allowed, () => open('visit')),
    createProposal: actions.link.allowed ? go(`/propostas?obra=${site.id}`) : undefined,
    placeOrder: go(findLink(site, 'BUDGET', 'CART', 'PROPOSAL') ?? '/monte-seu-gerador'),
    markInstalled: whenAllowed(actions.move.allowed, () => moves.request(site, 'INSTALLED')),
    openHomologation: homologation ?? whenAllowed(mayOpen, () => open('homologation')),
    showHomologation: homologation,
  }
  const { nextStep } = site
  const onRun = nextStep === null ? undefined : steps[nextStep.name]
  if (nextStep === null || onRun === undefined) return undefined
  const isThere = nextStep.name === 'openHomologation' && homologation !== undefined
  return { label: isThere ? 'Ver homologação' : nextStep.label, onRun }
}

/** The next step of a site, its menu, and the dialog that one of them opened. */
export const useSiteCommands = (site: SiteView, moves: ReturnType<typeof useSiteMoves>): Commands => {
  const [opened, setOpened] = useState<Opened>()
  const archive = useArchive(site)
  const close = () => setOpened(undefined)
  const { edit, archive: mayArchive, remove } = site.actions
  const next = useNextStep(site, moves, setOpened)
  const homologation = useHomologationAction(site, () => setOpened('homologation'))
  const warranties = useWarrantiesAction(() => setOpened('warranties'))
  const [firstSource, ...otherSources] = listSources(site)
  return {
    next,
    menu: [
      {
        id: 'edit',
        label: 'Editar',
        icon: <IconPencil size={16} aria-hidden />,
        permission: edit,
        onRun: () => setOpened('edit'),
      },
      ...homologation,
      ...warranties,
      {
        id: 'archive',
        label: site.isArchived ? 'Desarquivar' : 'Arquivar',
        icon: site.isArchived ? <IconArchiveOff size={16} aria-hidden /> : <IconArchive size={16} aria-hidden />,
        permission: mayArchive,
        onRun: archive,
      },
      {
        id: 'remove',
        label: 'Remover',
        icon: <IconTrash size={16} aria-hidden />,
        permission: remove,
        isDangerous: true,
        onRun: () => setOpened('remove'),
      },
    ],
    dialog: (
      <>
        {opened === 'edit' && <EditSiteDialog site={site} onClose={close} />}
        {opened === 'remove' && <RemoveSiteDialog site={site} onClose={close} />}
        {opened === 'homologation' && firstSource !== undefined && (
          <OpenSiteHomologationDialog siteId={site.id} sources={[firstSource, ...otherSources]} onClose={close} />
        )}
        {opened === 'warranties' && <WarrantyLinkDialog siteId={site.id} onClose={close} />}
        {opened === 'visit' && <TaskDialog siteId={site.id} record={null} title={visitTask} onClose={close} />}
      </>
    ),
  }
}
