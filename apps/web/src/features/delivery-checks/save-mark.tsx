import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import classes from './delivery-checks.module.css'
import type { LineSave } from './use-line-save.ts'

type SaveMarkProps = Pick<LineSave, 'phase' | 'retry'> & { readonly name: string }

/** DEL-013: whether the server has the line. */
export const SaveMark = ({ phase, retry, name }: SaveMarkProps) => (
  <span className={classes.mark} data-phase={phase} role="status">
    {phase === 'saved' && (
      <>
        <IconCheck size={16} aria-hidden /> Salvo
      </>
    )}
    {phase === 'saving' && 'Salvando…'}
    {phase === 'offline' && 'Salva quando a conexão voltar'}
    {phase === 'faulty' && 'Ainda não salvo'}
    {phase === 'failed' && (
      <button type="button" aria-label={`Não salvo, tentar de novo: ${name}`} onClick={retry}>
        <IconAlertTriangle size={16} aria-hidden /> Não salvo, tentar de novo
      </button>
    )}
  </span>
)
