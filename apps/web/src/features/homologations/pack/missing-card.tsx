import { type HomologationView, notifyRegistration } from '@girassol/contract/homologations'
import { lateTaskLabel } from '@girassol/domain/sites'
import { formatShortDate } from '../../../lib/format.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { useNow, useToday } from '../../../lib/use-now.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { AppLink } from '../../../ui/app-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { type OpenEdit, partPlaces } from '../editing/edit-section.ts'
import { toSourcePage } from '../homologation-source.ts'
import { useStoreHomologation } from '../use-store-homologation.ts'
import classes from './pack.module.css'
import { countData, type MissingDatum } from './pack-rows.ts'

type OnEdit = (edit: OpenEdit) => void

type MendProps = {
  readonly datum: MissingDatum
  readonly id: number
  readonly source: HomologationView['source']
  readonly canEdit: boolean
  readonly onEdit: OnEdit
}

type HouseMendProps = { readonly datum: MissingDatum; readonly id: number; readonly canEdit: boolean }

/** C-178: what only the distributor's catalogue mends, and the notice to those who edit it, once a day. */
const HouseMend = ({ datum, id, canEdit }: HouseMendProps) => {
  const { code, noticedOn, text } = datum
  const store = useStoreHomologation()
  const now = useNow()
  const today = useToday()
  const notice = useEndpointMutation(notifyRegistration, {
    success: 'Cadastro avisado',
    failure: 'Não deu para avisar o cadastro. Tente de novo.',
    onSuccess: store,
  })
  const mayNotify = canEdit && code !== null && noticedOn !== today
  return (
    <div className={classes.house}>
      <p>
        Só o cadastro da Girassol corrige
        {noticedOn === null ? '' : ` · avisado em ${formatShortDate(noticedOn, now)}`}
      </p>
      {mayNotify && (
        <ActionButton
          label="Avisar o cadastro"
          name={`Avisar o cadastro: ${text}`}
          isWide
          isRunning={notice.isPending}
          onRun={() => notice.mutate({ params: { id }, body: { code } })}
        />
      )}
    </div>
  )
}

/** What mends a datum: the button of its form, the page of the kit, or the house. */
const Mend = ({ datum, id, source, canEdit, onEdit }: MendProps) => {
  if (datum.mendedBy === 'HOUSE') return <HouseMend datum={datum} id={id} canEdit={canEdit} />
  const { section, field, button } = partPlaces[datum.part]
  if (section === null) return source !== null && <AppLink to={toSourcePage(source)}>{button}</AppLink>
  if (!canEdit) return null
  const edit: OpenEdit = { section, field }
  return <ActionButton label="Informar" name={`Informar: ${datum.text}`} isWide onRun={() => onEdit(edit)} />
}

type SiteTask = NonNullable<HomologationView['site']>['tasks'][number]

/** Who mends a datum and until when, of the open task that is about it; nothing without one (SITE-010). */
const Assigned = ({ task }: { readonly task: SiteTask | undefined }) => {
  const now = useNow()
  if (task === undefined) return null
  const { isLate, dueOn, responsible, title } = task
  const day = formatShortDate(dueOn, now)
  return (
    <p className={classes.assigned} title={title}>
      {responsible.name}
      <span className={classes.when} data-late={isLate || undefined}>
        {isLate ? `${lateTaskLabel} · ${day}` : `até ${day}`}
      </span>
    </p>
  )
}

type MissingCardProps = {
  readonly homologation: HomologationView
  readonly canEdit: boolean
  readonly onEdit: OnEdit
}

const Count = ({ homologation }: Pick<MissingCardProps, 'homologation'>) => {
  const { known, total } = countData(homologation)
  return (
    <span className={classes.progress}>
      <span className={classes.meter}>
        <Meter share={known / total} />
      </span>
      {known} de {total}
      <span className="hidden-visually"> dados prontos</span>
    </span>
  )
}

/** HOM-004, HOM-005: the data that the pack lacks, why each matters, and the way to the field that mends it. */
export const MissingCard = ({ homologation, canEdit, onEdit }: MissingCardProps) => {
  const { missing, source, site } = homologation
  const { missing: count, total } = countData(homologation)
  if (missing.length === 0) return null
  return (
    <Card
      isFlush
      title={
        <>
          Falta para protocolar{' '}
          <span className={classes.count}>
            {count} de {total} dados
          </span>
        </>
      }
      aside={<Count homologation={homologation} />}
    >
      <ol className={classes.missing}>
        {missing.map((datum, index) => (
          <li key={`${datum.part} ${datum.code}`}>
            <span className={classes.number} aria-hidden>
              {index + 1}
            </span>
            <div className={classes.what}>
              <p className={classes.request}>{datum.text}</p>
              <p className={classes.reason}>{datum.reason}</p>
            </div>
            <Assigned task={site?.tasks.find(({ id }) => id === datum.taskId)} />
            <div className={classes.mend}>
              <Mend datum={datum} id={homologation.id} source={source} canEdit={canEdit} onEdit={onEdit} />
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
