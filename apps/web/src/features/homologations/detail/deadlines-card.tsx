import type { HomologationView } from '@girassol/contract/homologations'
import { computeDueDay } from '@girassol/domain/homologations'
import { formatCounted, formatDate } from '../../../lib/format.ts'
import { useToday } from '../../../lib/use-now.ts'
import { Card } from '../../../ui/card.tsx'
import { ExternalLink } from '../../../ui/external-link.tsx'
import { LateText } from '../late-text.tsx'
import classes from './homologation-detail.module.css'

type Props = { readonly homologation: HomologationView; readonly today: string }

/** 'Protocolando hoje, a resposta vence em 06/12/2026.' */
const DueSentence = ({ homologation, today }: Props) => {
  const { status, utility, works, dueOn, daysLate } = homologation
  if (dueOn !== null) {
    return (
      <>
        A resposta {daysLate > 0 ? 'venceu' : 'vence'} em <strong>{formatDate(dueOn)}</strong>.{' '}
        <LateText days={daysLate} />
      </>
    )
  }
  if (status !== 'DOCUMENTS' || utility === null) return null
  const due = computeDueDay({ status: 'SUBMITTED', since: today, works, days: utility.days })
  if (due === null) return null
  return (
    <>
      Protocolando hoje, a resposta vence em <strong>{formatDate(due)}</strong>.
    </>
  )
}

type Line = { readonly label: string; readonly value: string; readonly note?: string }

const toLines = ({ days }: NonNullable<HomologationView['utility']>): readonly Line[] => [
  {
    label: 'Orçamento de conexão',
    value: formatCounted(days.connection, 'dia', 'dias'),
    note: 'conta do dia seguinte ao protocolo',
  },
  { label: 'Com obras na rede', value: `${days.connectionWithWorks} ou ${days.connectionWithMajorWorks} dias` },
  {
    label: 'Vistoria',
    value: formatCounted(days.inspection, 'dia útil', 'dias úteis'),
    note: 'sem os feriados nacionais',
  },
]

/** HOM-003: the days that the utility has, and the day on which its answer is due. */
export const DeadlinesCard = ({ homologation }: Pick<Props, 'homologation'>) => {
  const { utility } = homologation
  const today = useToday()
  if (utility === null) {
    return <Card title="Prazos">Escolha a distribuidora, e os prazos dela aparecem aqui.</Card>
  }
  return (
    <Card title={`Prazos da ${utility.name}`}>
      <dl className={classes.days}>
        {toLines(utility).map(({ label, value, note }) => (
          <div key={label}>
            <dt>
              {label}
              {note !== undefined && <span className={classes.daysNote}>{note}</span>}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.due}>
        <DueSentence homologation={homologation} today={today} />
      </p>
      {utility.portal !== null && <ExternalLink href={utility.portal} label="Portal da distribuidora" />}
    </Card>
  )
}
