import type { HomologationView } from '@girassol/contract/homologations'
import { lateTaskLabel } from '@girassol/domain/sites'
import { formatShortDate } from '../../../lib/format.ts'
import { useNow } from '../../../lib/use-now.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { Card } from '../../../ui/card.tsx'
import classes from './homologation-detail.module.css'

type Site = NonNullable<HomologationView['site']>
type SiteTask = Site['tasks'][number]

/** 'Atrasada · era para 19/11 · Rafael', 'até 25/11 · Marina' */
const describeTask = ({ dueOn, isLate, responsible }: SiteTask, now: Date): string => {
  const [firstName = responsible.name] = responsible.name.split(' ')
  const day = formatShortDate(dueOn, now)
  return isLate ? `${lateTaskLabel} · era para ${day} · ${firstName}` : `até ${day} · ${firstName}`
}

/** SITE-010: the open tasks of the site, late ones first; they are done on the page of the site. */
export const SiteTasksCard = ({ site }: { readonly site: Site | null }) => {
  const now = useNow()
  if (site === null || site.tasks.length === 0) return null
  return (
    <Card title="Tarefas da obra" aside={<AppLink to={`/obras/${site.id}`}>Abrir obra</AppLink>}>
      <ul className={classes.tasks}>
        {site.tasks.map((task) => (
          <li key={task.id}>
            <p>{task.title}</p>
            <p className={classes.when} data-late={task.isLate || undefined}>
              {describeTask(task, now)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
