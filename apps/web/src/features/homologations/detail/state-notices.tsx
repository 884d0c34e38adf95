import type { HomologationView } from '@girassol/contract/homologations'
import { equipmentChangedSentence } from '@girassol/domain/homologations'
import { formatDate } from '../../../lib/format.ts'
import { Notice } from '../../../ui/notice.tsx'
import classes from './homologation-detail.module.css'

type Changes = NonNullable<HomologationView['equipmentChange']>
type Change = Changes['module']

const ChangeLine = ({ label, change }: { readonly label: string; readonly change: Change }) =>
  change !== null && (
    <p className={classes.change}>
      {label}: {change.before.name} ({change.before.code}) <span aria-hidden>→</span>
      <span className="hidden-visually"> agora é </span>{' '}
      {change.after === null ? 'fora do pedido' : `${change.after.name} (${change.after.code})`}
    </p>
  )

/** HOM-015: which module or inverter is another than the submitted one. */
const EquipmentNotice = ({ change }: { readonly change: Changes }) => (
  <Notice tone="attention" title={equipmentChangedSentence}>
    <ChangeLine label="Módulo" change={change.module} />
    <ChangeLine label="Inversor" change={change.inverter} />
  </Notice>
)

const since = (day: string | null): string => (day === null ? '' : ` em ${formatDate(day)}`)

/** HOM-002, HOM-015: the open pendency, the denial and a change of the equipment, above the tracker. */
export const StateNotices = ({ homologation }: { readonly homologation: HomologationView }) => {
  const { status, pendencyText, denialText, equipmentChange, dates } = homologation
  return (
    <div className={classes.notices}>
      {status === 'PENDENCY' && (
        <Notice tone="attention" title={`Pendência da distribuidora${since(dates.pendencyOn)}`}>
          {pendencyText}
        </Notice>
      )}
      {status === 'DENIED' && (
        <Notice tone="danger" title={`Negada pela distribuidora${since(dates.deniedOn)}`}>
          {denialText}
        </Notice>
      )}
      {equipmentChange !== null && <EquipmentNotice change={equipmentChange} />}
    </div>
  )
}
