import { listSites, removeSite, type SiteView } from '@girassol/contract/sites'
import { useNavigate } from '@tanstack/react-router'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { RemoveDialog } from '../../../ui/remove-dialog.tsx'

type RemoveSiteDialogProps = { readonly site: SiteView; readonly onClose: () => void }

/** C-175: removes a site to which nothing is linked. */
export const RemoveSiteDialog = ({ site, onClose }: RemoveSiteDialogProps) => {
  const navigate = useNavigate()
  const removal = useEndpointMutation(removeSite, {
    success: 'Obra removida',
    refreshes: [listSites],
    onSuccess: () => {
      onClose()
      void navigate({ to: '/obras' })
    },
  })
  return (
    <RemoveDialog
      what={`a obra ${site.title}`}
      isRunning={removal.isPending}
      onConfirm={() => removal.mutate({ params: { id: site.id } })}
      onClose={onClose}
    >
      As tarefas, as notas e as fotos vão junto. Não dá para desfazer.
    </RemoveDialog>
  )
}
