import { AppLink } from '../ui/app-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'

/** Shown for an unknown path (AUTH-002). */
export const NotFoundScreen = () => (
  <>
    <PageHeader title="Página não encontrada" />
    <EmptyState
      title="Este endereço não leva a nenhuma tela."
      text="Confira o endereço ou volte para o início."
      action={<AppLink to="/">Ir para o início</AppLink>}
    />
  </>
)
