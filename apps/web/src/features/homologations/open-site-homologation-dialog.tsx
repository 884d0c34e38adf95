import { useState } from 'react'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useOpenHomologation } from './use-open-homologation.ts'

type HomologationSource = {
  readonly kind: 'ORDER' | 'BUDGET'
  readonly id: number
  /** 'Pedido 10418' */
  readonly title: string
  /** Its status and power. */
  readonly note: string
}

type Props = {
  readonly siteId: number
  /** The orders and budgets with a kit, at least one, the newest first. */
  readonly sources: readonly [HomologationSource, ...HomologationSource[]]
  readonly onClose: () => void
}

/** HOM-001: opens the homologation of a site from its order or budget; of several the user chooses one. */
export const OpenSiteHomologationDialog = ({ siteId, sources, onClose }: Props) => {
  const { openHomologation, isOpening } = useOpenHomologation()
  const [chosenId, setChosenId] = useState(sources[0].id)
  const { kind, id, title } = sources.find((source) => source.id === chosenId) ?? sources[0]
  return (
    <ConfirmDialog
      isOpen
      title="Abrir homologação"
      verb="Abrir homologação"
      runningVerb="Abrindo…"
      isRunning={isOpening}
      onConfirm={() => openHomologation({ source: { kind, id }, siteId })}
      onClose={onClose}
    >
      {sources.length > 1 && (
        <ChoiceList
          legend="De qual pedido ou orçamento?"
          choices={sources.map((source) => ({ id: String(source.id), label: source.title, note: source.note }))}
          current={String(id)}
          onChange={(next) => setChosenId(Number(next))}
        />
      )}
      <p>
        O local, a ligação e a unidade consumidora vêm da obra; o gerador e o cliente, do {title.toLowerCase()}. Nem a
        obra nem o {title.split(' ')[0]?.toLowerCase()} mudam.
      </p>
    </ConfirmDialog>
  )
}
