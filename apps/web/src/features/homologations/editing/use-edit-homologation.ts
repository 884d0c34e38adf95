import { editHomologation, type HomologationView } from '@girassol/contract/homologations'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { announce } from '../../../ui/live-region.tsx'
import { saveWith } from '../../../ui/record-list/save-record.ts'
import { describeProgress } from '../pack/pack-rows.ts'
import { useStoreHomologation } from '../use-store-homologation.ts'

type Body = RequestFor<typeof editHomologation>['body']

export type EditDialogProps = {
  readonly homologation: HomologationView
  /** The field with the first focus, 'technician.name'. */
  readonly field?: string | undefined
  /** Shows the record as another user changed it. */
  readonly onReload: () => void
  readonly onClose: () => void
}

/** Saves a section; the rows of the pack follow at once, and what became ready is read aloud (HOM-005). */
export const useEditHomologation = ({ homologation, onClose }: EditDialogProps) => {
  const store = useStoreHomologation()
  const saving = useEndpointMutation(editHomologation, {
    failure: false,
    onSuccess: (answer) => {
      store(answer)
      const progress = describeProgress(homologation, answer)
      if (progress !== null) announce(progress)
      onClose()
    },
  })
  return saveWith(saving, (body: Body) => ({ params: { id: homologation.id }, body }))
}
