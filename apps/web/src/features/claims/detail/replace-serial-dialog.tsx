import { readClaim, replaceSerial } from '@girassol/contract/claims'
import { replaceSerialBody } from '@girassol/contract/claims/claim-body'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { refreshEndpoints, useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { useSchemaForm } from '../../../lib/use-schema-form.ts'
import { announce } from '../../../ui/live-region.tsx'
import { RecordDialog } from '../../../ui/record-list/record-dialog.tsx'
import { saveWith } from '../../../ui/record-list/save-record.ts'
import { useStoreClaim } from '../use-store-claim.ts'
import type { ClaimedSerial } from './claimed-serial.ts'

type Body = RequestFor<typeof replaceSerial>['body']

type ReplaceSerialDialogProps = {
  readonly claimId: number
  readonly serial: ClaimedSerial
  readonly onClose: () => void
}

/** WAR-007: enters the serial number of the unit that came for a claimed one. */
export const ReplaceSerialDialog = ({ claimId, serial, onClose }: ReplaceSerialDialogProps) => {
  const client = useQueryClient()
  const store = useStoreClaim()
  const form = useSchemaForm({
    schema: replaceSerialBody,
    initial: { number: '' },
    labels: { number: 'Número de série novo' },
    toBody: ({ number }) => ({ serialId: serial.id, number }),
    rules: ({ number }) => (number.trim() === '' ? { number: 'Campo obrigatório' } : {}),
  })
  const replacing = useEndpointMutation(replaceSerial, {
    isOnce: true,
    failure: false,
    onSuccess: (answer) => {
      store(answer)
      announce(`Número ${serial.number} substituído.`)
      onClose()
    },
  })
  const reload = () => {
    void refreshEndpoints(client, [readClaim])
    onClose()
  }
  return (
    <RecordDialog
      width="decision"
      title={`Unidade que substitui ${serial.number}`}
      form={form}
      saving={saveWith(replacing, (body: Body) => ({ params: { id: claimId }, body }))}
      onReload={reload}
      onClose={onClose}
    >
      <p>O tempo de garantia que resta passa para o número novo, e o antigo aparece como substituído.</p>
      <TextInput {...form.getTextProps('number')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
    </RecordDialog>
  )
}
