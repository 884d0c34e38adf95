import { changeKitPieces, showKitPieces } from '@girassol/contract/settings'
import { type ChangedPieces, type KitPiece, kitPieceCodes, kitPieces, pieceProblems } from '@girassol/domain/generator'
import { TextInput } from '@mantine/core'
import { useId } from 'react'
import { afterSave } from '../../lib/use-drafted-state.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { type FieldProblem, useFormFields } from '../../lib/use-form-fields.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import classes from './settings.module.css'

/** The code that stands for each piece, as it is typed. */
type PiecesDraft = Readonly<Record<KitPiece, string>>

export type KitPiecesDialogProps = {
  readonly pieces: ChangedPieces
  readonly onReload: () => void
  readonly onClose: () => void
}

const draftOf = (pieces: ChangedPieces): PiecesDraft =>
  Object.fromEntries(kitPieceCodes.map((piece) => [piece, pieces[piece] ?? piece])) as PiecesDraft

const problemsOf = (draft: PiecesDraft): FieldProblem<KitPiece>[] =>
  pieceProblems(draft).map(({ piece: field, message }) => ({ field, message }))

/** C-24, C-140: the distributor's own products in place of those that the rule names. */
export const KitPiecesDialog = ({ pieces, onReload, onClose }: KitPiecesDialogProps) => {
  const form = useFormFields<PiecesDraft>(draftOf(pieces), problemsOf, { form: 'kit-pieces' })
  const prefix = useId()
  const idOf = (piece: string) => `${prefix}-${piece}`
  const saving = useEndpointMutation(changeKitPieces, {
    refreshes: [showKitPieces],
    success: 'Produtos do kit salvos',
    failure: false,
    onSuccess: afterSave(form.draft, onClose),
  })
  const { values, change, leave, sentenceOf } = form
  return (
    <FormDialog
      title="Produtos do kit"
      width="product"
      errors={form.summaryOf(kitPieceCodes, { labels: kitPieces, idOf })}
      attempt={form.attempt}
      draft={form.draft}
      notice={<SaveNotice error={saving.error} onReload={onReload} />}
      isSaving={saving.isPending}
      onSubmit={() => {
        if (form.check(kitPieceCodes)) saving.mutate({ body: { pieces: values, seen: { ...pieces } } })
      }}
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
            id={idOf(piece)}
            label={kitPieces[piece]}
            description={values[piece] === piece ? undefined : `Padrão: ${piece}.`}
            maxLength={30}
            value={values[piece]}
            error={sentenceOf(piece)}
            onChange={(event) => change({ [piece]: event.currentTarget.value.trim() })}
            onBlur={() => leave(piece)}
          />
        ))}
      </div>
    </FormDialog>
  )
}
