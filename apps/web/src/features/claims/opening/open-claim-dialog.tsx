import type { ClaimableUnits } from '@girassol/contract/claims'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { RecordDialog } from '../../../ui/record-list/record-dialog.tsx'
import { TypeField, WishField } from './choice-fields.tsx'
import classes from './opening.module.css'
import { PhotoField } from './photo-field.tsx'
import { SerialFields } from './serial-fields.tsx'
import { ArrivalField, UnitFields } from './unit-fields.tsx'
import { type ClaimForm, useClaimForm } from './use-claim-form.ts'
import { useOpenClaim } from './use-open-claim.ts'

type ItemFieldsProps = { readonly form: ClaimForm; readonly found: ClaimableUnits }

/** A defect is claimed by serial number, everything else by arrival and units. */
const ItemFields = ({ form, found }: ItemFieldsProps) => {
  const { type } = form.values
  const { id, label } = form.getFieldProps('lines')
  if (type === 'DEFECT') return <SerialFields form={form} found={found} />
  if (type === '') {
    return (
      <fieldset id={id} className={classes.units} tabIndex={-1}>
        <legend>{label}</legend>
        <p className={classes.dim}>Escolha primeiro o que aconteceu.</p>
      </fieldset>
    )
  }
  return (
    <>
      <ArrivalField form={form} found={found} />
      <UnitFields form={form} found={found} />
    </>
  )
}

type OpenClaimDialogProps = {
  readonly orderId: number
  readonly found: ClaimableUnits
  readonly onClose: () => void
}

const ignore = () => undefined

/** CLM-001: opens a claim about units of an order, with its text and photos. */
export const OpenClaimDialog = ({ orderId, found, onClose }: OpenClaimDialogProps) => {
  const form = useClaimForm(orderId, found)
  const [photos, setPhotos] = useState<readonly File[]>([])
  const { saving, progress, readUnitsAgain } = useOpenClaim({ photos, onOpened: form.draft.forget })
  const sending = progress === undefined ? 'Abrindo…' : `Enviando foto ${progress.number} de ${progress.all}…`
  const { isSaving } = saving
  return (
    <RecordDialog
      title="Abrir ocorrência"
      verb="Abrir ocorrência"
      runningVerb={sending}
      // While it is sent, 'Cancelar' discards nothing: the request may still be refused.
      form={isSaving ? { ...form, draft: { ...form.draft, discard: ignore } } : form}
      saving={saving}
      onReload={readUnitsAgain}
      onClose={isSaving ? ignore : onClose}
    >
      <TypeField form={form} />
      <ItemFields form={form} found={found} />
      <WishField form={form} />
      <Textarea {...form.getTextProps('text')} autosize minRows={3} maxRows={10} />
      <PhotoField photos={photos} onChange={setPhotos} />
      <span role="status" className="hidden-visually">
        {progress !== undefined && sending}
      </span>
    </RecordDialog>
  )
}
