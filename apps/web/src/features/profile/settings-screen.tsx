import { Navigate, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCan } from '../../access/session.tsx'
import { Card } from '../../ui/card.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { CalendarCard } from '../calendar/index.ts'
import { SecondFactorCard } from '../second-factor/index.ts'
import { CompanyFields } from './company-fields.tsx'
import { OwnPicture } from './own-picture.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { ProfileForm } from './profile-form.tsx'
import classes from './settings.module.css'

const tabs = [
  { id: '/perfil/usuario', label: 'Meu perfil' },
  { id: '/perfil/empresa', label: 'Minha empresa' },
] as const

type Address = (typeof tabs)[number]['id']

type SettingsProps = {
  readonly current: Address
  readonly children: ReactNode
  /** Below the card. */
  readonly more?: ReactNode
}

const Settings = ({ current, children, more }: SettingsProps) => {
  const navigate = useNavigate()
  const seesCompany = useCan('profile.company')
  const shown = tabs.filter(({ id }) => id === '/perfil/usuario' || seesCompany)
  return (
    <div className={classes.page}>
      <PageHeader title={tabs.find(({ id }) => id === current)?.label ?? ''} />
      <Tabs label="Perfil" tabs={shown} current={current} onChange={(to) => void navigate({ to })}>
        <div className={classes.cards}>
          <Card>{children}</Card>
          {more}
        </div>
      </Tabs>
    </div>
  )
}

/** /perfil/usuario: the logged-in user, and the calendar, and where they are logged in (PROF-001, PROF-002, WHK-013, SEC-006, SEC-008). */
export const UserSettingsScreen = () => (
  <Settings
    current="/perfil/usuario"
    more={
      <>
        <CalendarCard />
        <SecondFactorCard />
        <OwnSessions />
      </>
    }
  >
    <OwnPicture />
    <ProfileForm />
  </Settings>
)

/** /perfil/empresa: the integrator's company; other users are redirected to their own data (PROF-004). */
export const CompanySettingsScreen = () =>
  useCan('profile.company') ? (
    <Settings current="/perfil/empresa">
      <CompanyFields />
    </Settings>
  ) : (
    <Navigate to="/perfil/usuario" replace />
  )
