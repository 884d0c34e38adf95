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
import { OutsideSystems } from './outside-systems.tsx'
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
      onChange={(to) => to !== null && void navigate({ to })}
    />
  )
}

/** USE-027: leads back to the set-up list for a user who came from it. It reads only the cached response. */
const BackToSetup = () => {
  const { data } = useEndpointQuery(showSetup, {}, { enabled: false })
  if (data?.isOpen !== true) return null
  return (
    <AppLink to="/" className={classes.back}>
      <IconChevronLeft size={16} aria-hidden /> Voltar ao preparo do portal
    </AppLink>
  )
}

/** The frame of the administration screens: the sections beside them, or above them on a narrow window. */
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
        <OutsideSystems />
      </div>
    </div>
  )
}

/** The address of the area redirects to the user's first section, or to the home when the user has none (C-11). */
export const AdministrationStart = () => {
  const [first] = sectionsFor(useRoles())
  return <Navigate to={first?.to ?? '/'} replace />
}
