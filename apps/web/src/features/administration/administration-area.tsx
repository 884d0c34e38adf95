import { showSetup } from '@girassol/contract/setup'
import { Select } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { Navigate, Outlet, useNavigate, useRouterState } from '@tanstack/react-router'
import { useRoles } from '../../access/session.tsx'
import { isCurrent } from '../../lib/is-current.ts'
import { useHasRail } from '../../lib/media.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { AppLink } from '../../ui/app-link.tsx'
import classes from './administration-area.module.css'
import { type AdministrationSection, sectionsFor } from './sections.ts'

type Menu = { readonly sections: readonly AdministrationSection[]; readonly current: AdministrationSection | undefined }

const SideList = ({ sections, current }: Menu) => (
  <nav className={classes.side} aria-label="Administração">
    <p className={classes.title}>Administração</p>
    <ul>
      {sections.map(({ label, to, icon: Icon }) => (
        <li key={to}>
          <AppLink to={to} className={classes.link} aria-current={to === current?.to ? 'page' : undefined}>
            <Icon size={18} aria-hidden />
            {label}
          </AppLink>
        </li>
      ))}
    </ul>
  </nav>
)

const SectionSelect = ({ sections, current }: Menu) => {
  const navigate = useNavigate()
  return (
    <Select
      label="Administração"
      data={sections.map(({ label, to }) => ({ value: to, label }))}
      value={current?.to ?? null}
      allowDeselect={false}
      onChange={(to) => to !== null && void navigate({ to: to as string })}
    />
  )
}

/** USE-027: back to the list of the set-up, for the person who came from it; only the answer in memory is read. */
const BackToSetup = () => {
  const { data } = useEndpointQuery(showSetup, {}, { enabled: false })
  if (data?.isOpen !== true) return null
  return (
    <AppLink to="/" className={classes.back}>
      <IconChevronLeft size={16} aria-hidden /> Voltar ao preparo do portal
    </AppLink>
  )
}

/** What surrounds the screens of the administration: its sections beside them, or above them where it is narrow. */
export const AdministrationArea = () => {
  const sections = sectionsFor(useRoles())
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const current = sections.find(({ to }) => isCurrent({ to }, pathname))
  const hasRail = useHasRail()
  return (
    <div className={classes.area}>
      {hasRail ? (
        <SideList sections={sections} current={current} />
      ) : (
        <SectionSelect sections={sections} current={current} />
      )}
      <div className={classes.page}>
        <BackToSetup />
        <Outlet />
      </div>
    </div>
  )
}

/** The address of the whole area leads to its first section, and home whoever has none (C-11). */
export const AdministrationStart = () => {
  const [first] = sectionsFor(useRoles())
  return <Navigate to={first?.to ?? '/'} replace />
}
