import { useCan } from '../access/session.tsx'
import { AppLink } from '../ui/app-link.tsx'
import classes from './company-menu.module.css'

const usePlaces = () => [
  ...(useCan('brand.edit') ? [{ to: '/empresa/marca', label: 'Marca da empresa' }] : []),
  ...(useCan('company.users') ? [{ to: '/empresa/usuarios', label: 'Usuários da empresa' }] : []),
  ...(useCan('company.rules') ? [{ to: '/empresa/limites', label: 'Limites da empresa' }] : []),
  ...(useCan('company.activity') ? [{ to: '/empresa/atividade', label: 'Atividade da empresa' }] : []),
  ...(useCan('company.keys') ? [{ to: '/empresa/integracoes', label: 'Integrações' }] : []),
  ...(useCan('company.export') ? [{ to: '/empresa', label: 'Crédito e dados da empresa' }] : []),
]

/** The places of the user's own company, below the items of the side menu; nothing for roles that may open none (C-157). */
export const CompanyMenu = ({ onGo }: { readonly onGo: () => void }) => {
  const places = usePlaces()
  if (places.length === 0) return null
  return (
    <nav aria-label="Empresa" className={classes.company}>
      <h2>Empresa</h2>
      {places.map(({ to, label }) => (
        <AppLink key={to} to={to} onClick={onGo}>
          {label}
        </AppLink>
      ))}
    </nav>
  )
}
