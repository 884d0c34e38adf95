import { useCan } from '../access/session.tsx'
import { AppLink } from '../ui/app-link.tsx'
import classes from './company-menu.module.css'

/** The places of the user's own company, below the items of the side menu; nothing for roles that may open none (C-157). */
export const CompanyMenu = ({ onGo }: { readonly onGo: () => void }) => {
  if (!useCan('brand.edit')) return null
  return (
    <nav aria-label="Empresa" className={classes.company}>
      <h2>Empresa</h2>
      <AppLink to="/empresa/marca" onClick={onGo}>
        Marca da empresa
      </AppLink>
    </nav>
  )
}
