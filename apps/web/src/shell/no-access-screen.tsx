import { AppLink } from '../ui/app-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'

/** A screen that the user's roles do not open. */
export const NoAccessScreen = () => (
  <>
    <PageHeader title="Sem acesso" />
    <EmptyState
      title="Seu perfil não abre esta tela."
      text="Se precisa dela, fale com o administrador."
      action={<AppLink to="/">Ir para o início</AppLink>}
    />
  </>
)
