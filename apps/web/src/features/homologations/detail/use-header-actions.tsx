import type { HomologationView } from '@girassol/contract/homologations'
import type { HomologationStatus } from '@girassol/domain/homologations'
import { IconExternalLink, IconPencil, IconSend, IconUserEdit } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useIsPhone } from '../../../lib/media.ts'
import type { Action } from '../../../ui/action.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { type EditSection, type OpenEdit, partPlaces } from '../editing/edit-section.ts'
import { describeSource, nameHomologation, toSourcePage } from '../homologation-source.ts'
import { findNextStatus, labelMove, listOtherMoves } from '../moving/moves.ts'

export type Acting = {
  readonly onEdit: (edit: OpenEdit) => void
  readonly onMove: (to: HomologationStatus) => void
}

type Props = Acting & { readonly homologation: HomologationView; readonly canEdit: boolean }

const editLabels: Readonly<Record<EditSection, string>> = {
  address: 'Editar endereço',
  connection: 'Editar ligação e distribuidora',
  holder: 'Editar titular e unidade',
  technician: 'Editar responsável técnico',
  credits: 'Editar unidades que recebem créditos',
  dates: 'Corrigir protocolo e datas',
}

const listEdits = ({ homologation, onEdit }: Props): readonly Action[] => {
  const hasDates = homologation.protocol !== null || Object.values(homologation.dates).some((day) => day !== null)
  return (Object.keys(editLabels) as EditSection[])
    .filter((section) => section !== 'dates' || hasDates)
    .map((section) => ({
      id: section,
      label: editLabels[section],
      icon: <IconPencil size={16} aria-hidden />,
      permission: homologation.actions.edit,
      onRun: () => onEdit({ section }),
    }))
}

const toMove = ({ homologation, onMove }: Props, to: HomologationStatus): Action => ({
  id: to,
  label: labelMove(homologation.status, to),
  icon: <IconSend size={16} aria-hidden />,
  permission: homologation.actions.move[to],
  ...(to === 'DENIED' && { isDangerous: true }),
  onRun: () => onMove(to),
})

/** The first missing datum that a form of the homologation has, while it stops the next step (C-178). */
const findFirstDatum = ({ homologation, onEdit }: Props): Action | undefined => {
  const next = findNextStatus(homologation)
  if (next !== 'SUBMITTED' || homologation.actions.move.SUBMITTED.allowed) return undefined
  const [first] = homologation.missing.map(({ part }) => partPlaces[part]).filter(({ section }) => section !== null)
  if (first?.section == null) return undefined
  const { section, field, button } = first
  return {
    id: 'datum',
    label: button,
    icon: <IconUserEdit size={16} aria-hidden />,
    onRun: () => onEdit({ section, field }),
  }
}

const toButton = (action: Action, isNext: boolean, isPhone: boolean): ReactNode => (
  <ActionButton
    label={action.label}
    icon={action.icon}
    variant={isNext ? 'next' : 'default'}
    isWide={isPhone && isNext}
    permission={action.permission}
    onRun={action.onRun}
  />
)

const useSourceAction = ({ source }: HomologationView): readonly Action[] => {
  const navigate = useNavigate()
  if (source === null) return []
  return [
    {
      id: 'source',
      label: `Ver ${describeSource(source)}`,
      icon: <IconExternalLink size={16} aria-hidden />,
      onRun: () => void navigate({ to: toSourcePage(source) }),
    },
  ]
}

/**
 * The header of a homologation: the first missing datum in yellow, otherwise the next step; everything else is in the
 * menu. Readers have only the way to the order.
 */
export const useHeaderActions = (props: Props) => {
  const { homologation, canEdit } = props
  const isPhone = useIsPhone()
  const toSource = useSourceAction(homologation)
  const label = `Ações da ${nameHomologation(homologation).toLowerCase()}`
  if (!canEdit) return { menu: <ActionMenu label={label} actions={toSource} shape="page" /> }
  const next = findNextStatus(homologation)
  const step = next && toMove(props, next)
  const datum = findFirstDatum(props)
  const isBeside = step !== undefined && (datum !== undefined || step.permission?.allowed === false)
  const menu = [
    ...(isBeside && isPhone ? [step] : []),
    ...listOtherMoves(homologation).map((to) => toMove(props, to)),
    ...listEdits(props),
    ...toSource,
  ]
  const first = datum ?? (isBeside ? undefined : step)
  return {
    ...(first !== undefined && { primary: toButton(first, true, isPhone) }),
    ...(isBeside && !isPhone && { secondary: toButton(step, false, isPhone) }),
    menu: <ActionMenu label={label} actions={menu} shape="page" />,
  }
}
