import type { SiteLinkKind } from '@girassol/domain/sites'
import { IconHomeBolt } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useCan } from '../../../access/session.tsx'
import type { Action } from '../../../ui/action.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { RecordSiteDialogProps } from './record-site-dialog.tsx'

const RecordSiteDialog = lazyDialog<RecordSiteDialogProps>(
  async () => (await import('./record-site-dialog.tsx')).RecordSiteDialog,
)

/** The entry 'Obra' of a record's menu for those who read sites, and its dialog (SITE-007). */
export const useSiteAction = (
  kind: SiteLinkKind,
  recordId: number,
): { readonly actions: readonly Action[]; readonly dialog: ReactNode } => {
  const [isOpen, setOpen] = useState(false)
  const mayRead = useCan('sites.read')
  if (!mayRead) return { actions: [], dialog: null }
  return {
    actions: [
      {
        id: 'site',
        label: 'Obra',
        icon: <IconHomeBolt size={16} aria-hidden />,
        onRun: () => setOpen(true),
      },
    ],
    dialog: isOpen && <RecordSiteDialog kind={kind} recordId={recordId} onClose={() => setOpen(false)} />,
  }
}
