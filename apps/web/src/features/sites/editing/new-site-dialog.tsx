import type { RequestFor } from '@girassol/contract/http/endpoint'
import { createSite } from '@girassol/contract/sites'
import { newSiteBody } from '@girassol/contract/sites/site-body'
import { TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { afterSave } from '../../../lib/use-drafted-state.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { useSchemaForm } from '../../../lib/use-schema-form.ts'
import { RecordDialog } from '../../../ui/record-list/record-dialog.tsx'
import { saveWith } from '../../../ui/record-list/save-record.ts'
import { siteReads } from '../site-reads.ts'
import { PlaceFields } from './place-fields.tsx'

const labels = { title: 'Título', cityCode: 'Cidade', state: 'Estado' } as const

const blank = { title: '', state: '', cityCode: '' }

type NewSite = RequestFor<typeof createSite>['body']

/** SITE-001: title and city are enough; the rest is filled in on the page of the site. */
export const NewSiteDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const navigate = useNavigate()
  const form = useSchemaForm({
    schema: newSiteBody,
    initial: blank,
    labels,
    toBody: ({ title, cityCode }) => ({ title, cityCode }),
    drafted: { form: 'new-site' },
  })
  const creation = useEndpointMutation(createSite, {
    isOnce: true,
    failure: false,
    refreshes: siteReads,
    onSuccess: ({ id }) =>
      afterSave(form.draft, () => {
        onClose()
        void navigate({ to: `/obras/${id}` })
      })(),
  })
  return (
    <RecordDialog
      title="Nova obra"
      width="decision"
      form={form}
      saving={saveWith(creation, (body: NewSite) => ({ body }))}
      onReload={onClose}
      onClose={onClose}
    >
      <TextInput
        {...form.getTextProps('title')}
        description="Como você chama esta instalação: a família, a empresa ou o endereço."
        autoComplete="off"
      />
      <PlaceFields form={form} />
    </RecordDialog>
  )
}
