import { AppLink } from '../ui/app-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'

/** USE-024: an address that exists, but not for this role. */
export const ForbiddenScreen = () => (
  <>
    <PageHeader title="Seu perfil não abre esta página" />
    <EmptyState
      title="Outro perfil cuida do que há aqui."
      text="Se você precisa desta página, peça o acesso a um administrador."
      action={<AppLink to="/">Ir para o início</AppLink>}
    />
  </>
)
