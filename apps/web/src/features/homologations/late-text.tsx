import { lateSentence } from '@girassol/domain/homologations'
import { IconAlertTriangle } from '@tabler/icons-react'
import classes from './late-text.module.css'

/** HOM-003: 'Prazo vencido há 3 dias', in red with its icon; nothing while the utility is in time. */
export const LateText = ({ days }: { readonly days: number }) =>
  days > 0 && (
    <span className={classes.late}>
      <IconAlertTriangle size={14} aria-hidden />
      {lateSentence(days)}
    </span>
  )
