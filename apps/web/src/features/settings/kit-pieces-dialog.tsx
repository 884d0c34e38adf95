import { changeKitPieces, showKitPieces } from '@girassol/contract/settings'
import { changedPieces } from '@girassol/contract/settings/sizing-body'
import { type ChangedPieces, type KitPiece, kitPieceCodes, kitPieces, pieceProblems } from '@girassol/domain/generator'
import { TextInput } from '@mantine/core'
import { afterSave } from '../../lib/use-drafted-state.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { RecordDialog } from '../../ui/record-list/record-dialog.tsx'
import { saveWith } from '../../ui/record-list/save-record.ts'
import classes from './settings.module.css'

/** The typed code for each piece. */
type TypedPieces = Readonly<Record<KitPiece, string>>

export type KitPiecesDialogProps = {
  readonly pieces: ChangedPieces
  readonly onReload: () => void
  readonly onClose: () => void
}

const typedPieces = (pieces: ChangedPieces) =>
  Object.fromEntries(kitPieceCodes.map((piece) => [piece, pieces[piece] ?? piece])) as TypedPieces

const trimmed = (typed: TypedPieces) =>
  Object.fromEntries(Object.entries(typed).map(([piece, code]) => [piece, code.trim()])) as TypedPieces

const pieceRules = (typed: TypedPieces) =>
  Object.fromEntries(pieceProblems(trimmed(typed)).map(({ piece, message }) => [piece, message]))

/** C-24, C-140: the distributor's own products that replace those of the rule. */
export const KitPiecesDialog = ({ pieces, onReload, onClose }: KitPiecesDialogProps) => {
  const form = useSchemaForm({
    schema: changedPieces,
    initial: typedPieces(pieces),
    labels: kitPieces,
    drafted: { form: 'kit-pieces' },
    toBody: trimmed,
    rules: pieceRules,
  })
  const change = useEndpointMutation(changeKitPieces, {
    refreshes: [showKitPieces],
    success: 'Produtos do kit salvos',
    failure: false,
    onSuccess: afterSave(form.draft, onClose),
  })
  const saving = saveWith(change, (body: ChangedPieces) => ({ body: { pieces: { ...body }, seen: { ...pieces } } }))
  return (
    <RecordDialog
      title="Produtos do kit"
      width="product"
      form={form}
      saving={saving}
      onReload={onReload}
      onClose={onClose}
    >
      <p className={classes.dim}>
        O código, no seu catálogo, do produto que serve para cada peça. Ele precisa ser do mesmo grupo e ter as mesmas
        medidas: o dimensionamento conta com elas.
      </p>
      <div className={classes.pair}>
        {kitPieceCodes.map((piece) => (
          <TextInput
            key={piece}
            {...form.getFieldProps(piece)}
            description={form.values[piece] === piece ? undefined : `Padrão: ${piece}.`}
            maxLength={30}
          />
        ))}
      </div>
    </RecordDialog>
  )
}
