import type { CheckLineView } from '@girassol/contract/delivery-checks'
import { formatCount, formatDateTime } from '../../lib/format.ts'
import classes from './delivery-checks.module.css'
import { LineDivergences } from './line-divergences.tsx'
import { LinePhotos } from './photos/line-photos.tsx'

const Found = ({ sent, saved }: CheckLineView) => {
  if (saved === null) return <p className={classes.dim}>Não conferido.</p>
  return (
    <>
      <p>
        Recebido: <strong>{formatCount(saved.counted)}</strong>
      </p>
      <LineDivergences line={{ sent, ...saved }} />
      {saved.note !== null && <p className={classes.note}>{saved.note}</p>}
      <p className={classes.dim}>
        {saved.savedBy} · {formatDateTime(saved.savedAt)}
      </p>
    </>
  )
}

type ReadLineProps = { readonly deliveryId: number; readonly line: CheckLineView }

/** DEL-015: a line for those who only read, and of a check that ended. */
export const ReadLine = ({ deliveryId, line }: ReadLineProps) => (
  <article className={classes.line} aria-label={line.name}>
    <header>
      <h3>{line.name}</h3>
      <p className={classes.dim}>
        {line.code} · Enviado: <strong>{formatCount(line.sent)}</strong>
      </p>
    </header>
    <Found {...line} />
    {line.photos.length > 0 && <LinePhotos deliveryId={deliveryId} line={line} mayChange={false} />}
  </article>
)
