import { PageHeader } from '../../ui/page-header.tsx'
import { SetupBoard } from './setup-board.tsx'

/** USE-027: the set-up list at its own address, also after the first order. */
export const SetupScreen = () => (
  <>
    <PageHeader
      title="Preparo do portal"
      back={{ to: '/administracao/configuracoes', label: 'Configurações' }}
      note="O que o portal precisa ter para receber pedidos. O ERP e o e-mail são testados agora."
    />
    <SetupBoard />
  </>
)
