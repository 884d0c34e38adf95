import type { HomologationView } from '@girassol/contract/homologations'
import { lateTaskLabel } from '@girassol/domain/sites'
import { formatShortDate } from '../../../lib/format.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { Card } from '../../../ui/card.tsx'
import classes from './homologation-detail.module.css'

type Site = NonNullable<HomologationView['site']>
type SiteTask = Site['tasks'][number]

/** 'Atrasada · era para 19/11 · Rafael', 'até 25/11 · Marina' */
const describeTask = ({ dueOn, isLate, responsible }: SiteTask): string => {
  const [firstName = responsible.name] = responsible.name.split(' ')
  const day = formatShortDate(dueOn, new Date())
  return isLate ? `${lateTaskLabel} · era para ${day} · ${firstName}` : `até ${day} · ${firstName}`
}

/** SITE-010: the open tasks of the site, late ones first; they are done on the page of the site. */
export const SiteTasksCard = ({ site }: { readonly site: Site | null }) =>
  site !== null &&
  site.tasks.length > 0 && (
    <Card title="Tarefas da obra" aside={<AppLink to={`/obras/${site.id}`}>Abrir obra</AppLink>}>
      <ul className={classes.tasks}>
        {site.tasks.map((task) => (
          <li key={task.id}>
            <p>{task.title}</p>
            <p className={classes.when} data-late={task.isLate || undefined}>
              {describeTask(task)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
