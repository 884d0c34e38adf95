import type { PublicWarranties } from '@girassol/contract/warranties'
import { IconPrinter } from '@tabler/icons-react'
import { useToday } from '../../../lib/use-now.ts'
import { ContactSection } from './contact-section.tsx'
import { EquipmentSection } from './equipment-section.tsx'
import { PageTitle } from './page-title.tsx'
import { PaperAddress } from './paper-address.tsx'
import classes from './warranties-page.module.css'

type WarrantiesPageProps = {
  readonly warranties: PublicWarranties
  /** Whether the visitor has asked for the page again. */
  readonly takesFocus: boolean
}

/** The equipment of a site with its serial numbers and warranties, and whom to ask (WAR-006). */
export const WarrantiesPage = ({ warranties: { company, equipment }, takesFocus }: WarrantiesPageProps) => {
  const today = useToday()
  return (
    <div className={classes.page}>
      <header className={classes.bar}>
        <p>{company.name}</p>
        <button type="button" className={classes.print} onClick={() => window.print()}>
          <IconPrinter size={18} stroke={1.75} aria-hidden="true" />
          Imprimir
        </button>
      </header>
      <main className={classes.main}>
        <PageTitle takesFocus={takesFocus}>Garantias do seu sistema</PageTitle>
        {equipment.length === 0 && <p>Nenhum equipamento registrado ainda.</p>}
        {equipment.map(({ name, serials }) => (
          <EquipmentSection key={`${name} ${serials[0]?.number}`} name={name} serials={serials} today={today} />
        ))}
        <ContactSection company={company} />
      </main>
      <PaperAddress />
    </div>
  )
}
