import type { CardAnalysisView } from '@girassol/contract/card-analysis'
import { IconExternalLink, IconListDetails, IconShieldSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { Action, Permission } from '../../ui/action.ts'
import { ActionMenu } from '../../ui/action-menu.tsx'

/** The actions of the rows; the screen runs them, so that their dialogs stay open when the row is removed. */
export type AnalysisHandlers = {
  readonly isChecking: (id: number) => boolean
  readonly onCheck: (analysis: CardAnalysisView) => void
  readonly onOpenLogs: (analysis: CardAnalysisView) => void
  readonly onConfirm: (analysis: CardAnalysisView) => void
}

type AnalysisMenuProps = { readonly analysis: CardAnalysisView; readonly handlers: AnalysisHandlers }

/** CCA-005, CCA-006: the menu of a row. */
export const AnalysisMenu = ({ analysis, handlers }: AnalysisMenuProps) => {
  const navigate = useNavigate()
  const { id, invoice, actions } = analysis
  const permission: Permission = handlers.isChecking(id)
    ? { allowed: false, reason: 'Verificando…' }
    : actions.checkCompatibility
  const items: readonly Action[] = [
    {
      id: 'check',
      label: 'Verificar compatibilidade',
      description: 'Confere o CPF com o titular de cada cartão',
      icon: <IconShieldSearch size={16} aria-hidden />,
      permission,
      onRun: () => handlers.onCheck(analysis),
    },
    {
      id: 'logs',
      label: 'Logs da análise',
      icon: <IconListDetails size={16} aria-hidden />,
      onRun: () => handlers.onOpenLogs(analysis),
    },
    {
      id: 'order',
      label: `Ver pedido ${invoice.id}`,
      icon: <IconExternalLink size={16} aria-hidden />,
      onRun: () => void navigate({ to: `/pedidos/${invoice.id}` }),
    },
  ]
  return <ActionMenu label={`Ações da análise do pedido ${invoice.id}`} actions={items} />
}
