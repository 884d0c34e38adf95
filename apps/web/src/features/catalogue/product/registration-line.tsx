import type { ProductDetailView } from '@girassol/contract/catalogue'
import { describeRegistration, findRegistrationState, inverterGroup, moduleGroup } from '@girassol/domain/catalogue'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useToday } from '../../../lib/use-now.ts'
import classes from './registration-line.module.css'

const registeredGroups: readonly string[] = [moduleGroup, inverterGroup]

/** HOM-013: the registration at INMETRO of a module or an inverter, which a homologation needs. */
export const RegistrationLine = ({ product }: { readonly product: ProductDetailView }) => {
  const { inmetro, BM_GRUPO } = product
  const today = useToday()
  if (!registeredGroups.includes(BM_GRUPO) && inmetro === null) return null
  const isValid = findRegistrationState(inmetro, today) === 'VALID'
  return (
    <p className={classes.registration}>
      <span className={classes.label}>Registro INMETRO</span> {inmetro !== null && <span>{inmetro.number}</span>}
      <span className={classes.state} data-lacking={!isValid || undefined}>
        {!isValid && <IconAlertTriangle size={14} aria-hidden />}
        {describeRegistration(inmetro, today)}
      </span>
    </p>
  )
}
