import { AppLink } from '../ui/app-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'

type ForbiddenScreenProps = {
  /** The user may read what is here, but the page only changes it (COMP-002). */
  readonly isForReader?: boolean
}

/** USE-024: an address that exists, but not for this role. */
export const ForbiddenScreen = ({ isForReader = false }: ForbiddenScreenProps) => (
  <>
    <PageHeader title="Seu perfil não abre esta página" />
    <EmptyState
      title={
        isForReader ? 'Aqui se cria ou altera, e o seu acesso é de consulta.' : 'Outro perfil cuida do que há aqui.'
      }
      text={`Se você precisa desta página, peça o acesso a um administrador${isForReader ? ' da sua empresa' : ''}.`}
      action={<AppLink to="/">Ir para o início</AppLink>}
    />
  </>
)
