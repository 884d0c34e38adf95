import { showKitPieces } from '@girassol/contract/settings'
import { type ChangedPieces, kitPieces } from '@girassol/domain/generator'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { useOpened } from '../../lib/use-opened.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { CardRow } from '../../ui/card.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import classes from './settings.module.css'

const KitPiecesDialog = lazyDialog(async () => (await import('./kit-pieces-dialog.tsx')).KitPiecesDialog)

/** 'Tudo no padrão', 'Grampo intermediário: 10209999', '3 peças com produto próprio' */
const changesText = (pieces: ChangedPieces): string => {
  const changed = Object.entries(pieces)
  const [first] = changed
  if (first === undefined) return 'Tudo no padrão'
  const [piece, code] = first
  return changed.length === 1
    ? `${kitPieces[piece as keyof typeof kitPieces]}: ${code}`
    : `${changed.length} peças com produto próprio`
}

/** C-24, C-140: the products used in kits and structures. */
export const KitPiecesRow = () => {
  const found = useEndpointQuery(showKitPieces, {})
  const { row, turn, open, close } = useOpened<ChangedPieces>()
  const { data } = found
  if (data === undefined) return null
  const reload = async () => {
    const fresh = await found.refetch()
    if (fresh.data !== undefined) open(fresh.data.pieces)
  }
  return (
    <CardRow>
      <div className={classes.row}>
        <div className={classes.facts}>
          <strong>Produtos do kit</strong>
          <span>{changesText(data.pieces)}</span>
        </div>
        <ActionButton label="Editar" size="compact" name="Editar produtos do kit" onRun={() => open(data.pieces)} />
      </div>
      {row !== undefined && <KitPiecesDialog key={turn} pieces={row} onReload={() => void reload()} onClose={close} />}
    </CardRow>
  )
}
